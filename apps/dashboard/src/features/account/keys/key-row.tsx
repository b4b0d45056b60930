import { useLingui as useWords } from '@lingui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ApiKey, CreatedApiKey } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { DataListIcon, DataListItem } from '@unmuted/ui/data-list';
import { Drawer, DrawerContent, DrawerTrigger } from '@unmuted/ui/drawer';
import { KeyRoundIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { KeyDetails } from '#/features/account/keys/key-details.tsx';
import { KeyEnd, LastUsed } from '#/features/account/keys/key-times.tsx';
import { scopeTexts } from '#/features/account/keys/scope.messages.ts';

export interface KeyRowProps {
  apiKey: ApiKey;
  onRotated: (created: CreatedApiKey) => void;
}

/** One key with its state, reach and last use; its drawer has the log and the actions. */
export function KeyRow({ apiKey, onRotated }: KeyRowProps) {
  const { t } = useLingui();
  const { i18n } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { name, lastFour, products, scopes, state } = apiKey;
  return (
    <DataListItem
      action={
        <Drawer onOpenChange={setOpen} open={isOpen}>
          <DrawerTrigger asChild>
            <Button aria-label={t`Details of ${name}`} size="sm">
              <Trans>Details</Trans>
            </Button>
          </DrawerTrigger>
          <DrawerContent description={<bdi dir="ltr">studio_live_…{lastFour}</bdi>} title={<bdi>{name}</bdi>}>
            <KeyDetails
              apiKey={apiKey}
              onEnded={() => setOpen(false)}
              onRotated={(created) => {
                setOpen(false);
                onRotated(created);
              }}
            />
          </DrawerContent>
        </Drawer>
      }
      description={
        <span className="flex flex-wrap gap-x-3">
          <bdi className="font-mono" dir="ltr">
            …{lastFour}
          </bdi>
          <span>{scopes.map((scope) => i18n._(scopeTexts[scope].name)).join(', ')}</span>
          {products && (
            <span>
              <Plural one="# product" other="# products" value={products.length} />
            </span>
          )}
        </span>
      }
      leading={
        <DataListIcon className="size-8 rounded-tile" tone="neutral">
          <KeyRoundIcon />
        </DataListIcon>
      }
      meta={state === 'active' ? <LastUsed apiKey={apiKey} /> : <KeyEnd apiKey={apiKey} />}
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
          <KeyState state={state} />
        </span>
      }
    />
  );
}

function KeyState({ state }: Pick<ApiKey, 'state'>) {
  if (state === 'active') return null;
  if (state === 'replaced')
    return (
      <Badge tone="info">
        <Trans context="API key">Replaced</Trans>
      </Badge>
    );
  return (
    <Badge>
      {state === 'expired' ? (
        <Trans context="API key">Expired</Trans>
      ) : (
        <Trans context="API key">Revoked</Trans>
      )}
    </Badge>
  );
}
