import { Trans } from '@lingui/react/macro';
import type { AuditEntry } from '@unmuted/api';
import { DataTableLines } from '@unmuted/ui/data-table';

/** The name of an actor; deleted customers leave none. */
export function ActorName({ actor: { kind, name } }: { actor: AuditEntry['actor'] }) {
  if (kind === 'system') return <Trans>The server</Trans>;
  if (kind === 'nobody') return <Trans>Not signed in</Trans>;
  if (name !== null) return <bdi>{name}</bdi>;
  return kind === 'admin' ? <Trans>Removed staff</Trans> : <Trans>Deleted customer</Trans>;
}

/** The name and the end of an API key. */
export function KeyName({ apiKey: { name, lastFour } }: { apiKey: NonNullable<AuditEntry['key']> }) {
  if (name === null) return <Trans>Deleted key</Trans>;
  return (
    <bdi>
      {name} {lastFour !== null && <span className="font-mono text-12 text-fg-subtle">…{lastFour}</span>}
    </bdi>
  );
}

/** Who acted, below that for whom and with which API key. */
export function Actor({ entry: { actor, key: apiKey, onBehalfOf } }: { entry: AuditEntry }) {
  const key = apiKey?.name;
  const account = onBehalfOf && (onBehalfOf.name ?? onBehalfOf.id);
  return (
    <DataTableLines
      first={<ActorName actor={actor} />}
      second={
        apiKey || account ? (
          <>
            {account && <Trans>On behalf of {account}</Trans>}
            {apiKey && account && ' · '}
            {apiKey && (key ? <Trans>API key {key}</Trans> : <Trans>Deleted key</Trans>)}
          </>
        ) : null
      }
    />
  );
}
