import { useLingui as useWords } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ApiError, type ApiKey, type CreatedApiKey } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { DrawerBody, DrawerFooter } from '@unmuted/ui/drawer';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { revokeKey } from '#/data/keys/keys.queries.ts';
import { EditKeyDialog } from '#/features/account/keys/edit-key-dialog.tsx';
import { KeyCalls } from '#/features/account/keys/key-calls.tsx';
import { KeyEnd, LastUsed } from '#/features/account/keys/key-times.tsx';
import { RotateKeyDialog } from '#/features/account/keys/rotate-key-dialog.tsx';
import { scopeTexts } from '#/features/account/keys/scope.messages.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface KeyDetailsProps {
  apiKey: ApiKey;
  onRotated: (created: CreatedApiKey) => void;
  /** Called when the key was revoked. */
  onEnded: () => void;
}

/** Facts of a key, its latest calls, and the actions. */
export function KeyDetails({ apiKey, onRotated, onEnded }: KeyDetailsProps) {
  const { state } = apiKey;
  const isLive = state === 'active' || state === 'replaced';
  return (
    <>
      <DrawerBody className="grid content-start gap-6">
        <KeyFacts apiKey={apiKey} />
        <KeyCalls id={apiKey.id} />
      </DrawerBody>
      {isLive && (
        <DrawerFooter>
          <EditKeyDialog apiKey={apiKey} />
          {state === 'active' && <RotateKeyDialog apiKey={apiKey} onRotated={onRotated} />}
          <RevokeKey apiKey={apiKey} onEnded={onEnded} />
        </DrawerFooter>
      )}
    </>
  );
}

function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const { i18n } = useWords();
  const formats = useFormats();
  const { createdAt, createdBy, networks, products, scopes } = apiKey;
  return (
    <DescriptionList>
      <DescriptionItem term={<Trans>What it may do</Trans>}>
        {scopes.map((scope) => i18n._(scopeTexts[scope].name)).join(', ')}
      </DescriptionItem>
      <DescriptionItem term={<Trans>Products</Trans>}>
        {products ? (
          <bdi>{products.map(({ name }) => name).join(', ') || '–'}</bdi>
        ) : (
          <Trans context="products">All</Trans>
        )}
      </DescriptionItem>
      <DescriptionItem term={<Trans>Networks</Trans>}>
        {networks.length ? (
          <bdi className="font-mono">{networks.join(', ')}</bdi>
        ) : (
          <Trans context="networks">All</Trans>
        )}
      </DescriptionItem>
      <DescriptionItem term={<Trans>Created</Trans>}>
        {formats.dateTime(new Date(createdAt))}
        {createdBy !== null && (
          <>
            {' · '}
            <bdi>{createdBy}</bdi>
          </>
        )}
      </DescriptionItem>
      <DescriptionItem term={<Trans>End</Trans>}>
        <KeyEnd apiKey={apiKey} />
      </DescriptionItem>
      <DescriptionItem term={<Trans>Last use</Trans>}>
        <LastUsed apiKey={apiKey} />
      </DescriptionItem>
    </DescriptionList>
  );
}

function RevokeKey({ apiKey, onEnded }: Pick<KeyDetailsProps, 'apiKey' | 'onEnded'>) {
  const { api, area } = useAccount();
  const { mutateAsync } = useMutation(revokeKey(api, area, apiKey.id));
  const name = <bdi>{apiKey.name}</bdi>;
  async function revoke() {
    try {
      await mutateAsync();
    } catch (error) {
      // A key that has already ended is the desired result.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  }
  return (
    <ConfirmDialog
      action={<Trans context="API key">Revoke</Trans>}
      onConfirm={revoke}
      onDone={onEnded}
      title={<Trans>Revoke the key {name}?</Trans>}
      trigger={
        <Button variant="danger-outline">
          <Trans context="API key">Revoke</Trans>
        </Button>
      }
    >
      <Trans>Programs that use it stop working at once, and it can’t be restored.</Trans>{' '}
      <LastUsed apiKey={apiKey} />.
    </ConfirmDialog>
  );
}
