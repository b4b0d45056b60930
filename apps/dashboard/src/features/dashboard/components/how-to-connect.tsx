import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@unmuted/ui/dialog';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { sourceAddressOf, sourceUser } from '#/features/dashboard/connection.ts';

export interface HowToConnectProps {
  cast: Extract<Product, { type: 'cast' }>;
}

/** What to enter in an encoder; the password is nobody's to show here. Nothing where no address is known. */
export function HowToConnect({ cast }: HowToConnectProps) {
  const { t } = useLingui();
  const address = sourceAddressOf(cast.streamUrl);
  if (!address) return null;
  const { name } = cast;
  const rows = [
    { id: 'server', term: t`Server`, value: address.server },
    { id: 'port', term: t`Port`, value: address.port },
    { id: 'mount', term: t`Mount`, value: address.mount },
    { id: 'user', term: t`User`, value: sourceUser },
  ];
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button size="sm">
          <Trans>How to connect</Trans>
        </Button>
      </DialogTrigger>
      <DialogContent size="sm">
        <DialogTitle>
          <Trans>Connect {name}</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>Enter this in an encoder that speaks the Icecast protocol.</Trans>
        </DialogDescription>
        <DialogBody>
          <DescriptionList>
            {rows.map(({ id, term, value }) => (
              <DescriptionItem key={id} term={term}>
                <span dir="ltr" className="min-w-0 flex-1 font-mono text-13 wrap-anywhere">
                  {value}
                </span>
                <CopyButton text={value} label={t`Copy: ${term}`} />
              </DescriptionItem>
            ))}
            <DescriptionItem term={t`Password`}>
              <span className="text-13 text-fg-muted">
                <Trans>The source password of this cast</Trans>
              </span>
            </DescriptionItem>
          </DescriptionList>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>
              <Trans>Close</Trans>
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
