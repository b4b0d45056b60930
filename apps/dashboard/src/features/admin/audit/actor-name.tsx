import { Trans } from '@lingui/react/macro';
import type { AuditEntry } from '@unmuted/api';

/** The name of an actor; deleted customers leave none. */
export function ActorName({ actor: { kind, name } }: { actor: AuditEntry['actor'] }) {
  if (kind === 'system') return <Trans>The server</Trans>;
  if (kind === 'nobody') return <Trans>Not signed in</Trans>;
  if (name !== null) return <bdi>{name}</bdi>;
  return kind === 'admin' ? <Trans>Removed staff</Trans> : <Trans>Deleted customer</Trans>;
}
