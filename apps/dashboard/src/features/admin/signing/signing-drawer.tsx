import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@unmuted/ui/button';
import { Drawer, DrawerBody, DrawerContent, DrawerFooter } from '@unmuted/ui/drawer';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@unmuted/ui/dropdown-menu';
import { ChevronDownIcon } from '@unmuted/ui/icons';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import type { OnSigningAct, Signing } from '#/features/admin/signing/signing-acts.ts';
import { SigningDetails } from '#/features/admin/signing/signing-details.tsx';
import { SigningMenu } from '#/features/admin/signing/signing-menu.tsx';

export interface SigningDrawerProps {
  platform: Signing['platform'];
  /** The list, which has everything about each. */
  query: Pick<UseQueryResult<unknown>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Undefined until the list is loaded, and if there is none with the id. */
  signing: Signing | undefined;
  mayManage: boolean;
  onAct: OnSigningAct;
  onClose: () => void;
}

/** Everything about a bundle or a keystore, except its secrets. */
export function SigningDrawer(props: SigningDrawerProps) {
  const { platform, query, signing, mayManage, onAct, onClose } = props;
  return (
    <Drawer onOpenChange={(open) => !open && onClose()} open>
      <DrawerContent
        className="w-[min(100vw,36rem)]"
        description={
          signing ? (
            <bdi>{signing.secret.certificate.organisation ?? signing.secret.certificate.name}</bdi>
          ) : undefined
        }
        title={
          signing ? <bdi>{signing.secret.reference}</bdi> : platform === 'ios' ? bundleTitle : keystoreTitle
        }
      >
        <DrawerBody>
          <QueryContent
            failedTitle={<Trans>Couldn’t load what signs apps</Trans>}
            query={query}
            skeleton={
              <div className="grid gap-6">
                <RowsSkeleton count={3} />
                <RowsSkeleton count={6} hasTitle />
              </div>
            }
          >
            {() =>
              signing ? (
                <SigningDetails signing={signing} />
              ) : (
                <NotFoundState
                  action={
                    <Button onClick={onClose}>
                      <Trans>Close</Trans>
                    </Button>
                  }
                  description={<Trans>It was deleted, or the address is not complete.</Trans>}
                  title={
                    platform === 'ios' ? (
                      <Trans>No such signing bundle</Trans>
                    ) : (
                      <Trans>No such keystore</Trans>
                    )
                  }
                />
              )
            }
          </QueryContent>
        </DrawerBody>
        {signing && mayManage && (
          <DrawerFooter>
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <Button>
                  <Trans>Actions</Trans>
                  <ChevronDownIcon />
                </Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent align="end">
                <SigningMenu onAct={onAct} signing={signing} />
              </DropdownMenuContent>
            </DropdownMenu>
          </DrawerFooter>
        )}
      </DrawerContent>
    </Drawer>
  );
}

const bundleTitle = <Trans>Signing bundle</Trans>;
const keystoreTitle = <Trans>Keystore</Trans>;
