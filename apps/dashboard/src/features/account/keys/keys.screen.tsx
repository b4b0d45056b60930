import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiKey, CreatedApiKey } from '@unmuted/api';
import { DataList } from '@unmuted/ui/data-list';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Link } from '@unmuted/ui/link';
import { SettingsBar } from '@unmuted/ui/settings-layout';
import { useState } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { keysQuery } from '#/data/keys/keys.queries.ts';
import { CreateKeyDialog } from '#/features/account/keys/create-key-dialog.tsx';
import { KeyRow } from '#/features/account/keys/key-row.tsx';
import { KeySecretDialog } from '#/features/account/keys/key-secret-dialog.tsx';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';

/** The API keys of the account, or of the provider for superadmins. */
export function KeysScreen() {
  const { api, area } = useAccount();
  const keys = useQuery(keysQuery(api, area));
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  return (
    <>
      <QueryContent
        failedTitle={<Trans>Couldn’t load the API keys</Trans>}
        query={keys}
        skeleton={<RowsSkeleton count={3} hasTitle />}
      >
        {({ items }) => <KeysCard keys={items} onCreated={setCreated} />}
      </QueryContent>
      {created && <KeySecretDialog created={created} onClose={() => setCreated(null)} />}
    </>
  );
}

interface KeysCardProps {
  keys: readonly ApiKey[];
  onCreated: (created: CreatedApiKey) => void;
}

function KeysCard({ keys, onCreated }: KeysCardProps) {
  return (
    <SectionCard
      description={
        <Trans>
          Programs use a key in place of a password. <Link href="/docs/api">API reference</Link>
        </Trans>
      }
      title={<Trans>API keys</Trans>}
    >
      {keys.length === 0 ? (
        <EmptyState
          className="min-h-44 border-t border-border-soft p-4"
          description={<Trans>Create one for each program that should use the API.</Trans>}
          title={<Trans>No API keys yet</Trans>}
        />
      ) : (
        <DataList className="border-t border-border-soft">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRotated={onCreated} />
          ))}
        </DataList>
      )}
      <SettingsBar note={<Trans>Keys that have ended are listed for 30 days.</Trans>}>
        <CreateKeyDialog onCreated={onCreated} />
      </SettingsBar>
    </SectionCard>
  );
}
