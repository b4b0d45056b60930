import type { AuditAction } from '@unmuted/api/contract';
import { lockStation } from '#/modules/stations/stations/stations.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AuditChange } from '#/platform/audit/changed-fields.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockStation>>>;

/** Locks a station that the scope may change: a suspended one is read-only for its owner. */
export const lockOpenStation = async (tx: Tx, scope: Scope, id: string): Promise<Locked> =>
  requireOpen(await lockStation(tx, scope, id), scope);

/** The station, if it is there and the scope may change it. */
export function requireOpen<Station extends Pick<Locked, 'status'>>(
  station: Station | undefined,
  scope: Scope,
): Station {
  if (!station) throw new AppError('resource.not_found');
  if (station.status === 'suspended' && scope.kind === 'customer') throw new AppError('station.suspended');
  return station;
}

interface StationEvent {
  readonly action: AuditAction;
  readonly station: Pick<Locked, 'id' | 'name' | 'account_id'>;
  readonly change?: AuditChange;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** Records an act about a station, in the activity of its account and in the record of the station. */
export function auditStation(
  { clock }: { readonly clock: Clock },
  tx: Tx,
  { scope, caller }: Act,
  { action, station, change, details = {} }: StationEvent,
): Promise<void> {
  return recordAudit(tx, {
    at: clock.now(),
    action,
    by: scope,
    about: { accountId: station.account_id },
    caller,
    details: { station: station.name, stationId: station.id, ...details },
    ...(change && { change }),
  });
}
