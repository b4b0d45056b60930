import { limits } from '@unmuted/api/contract';
import { takeTurn } from '#/modules/identity/registration/registration.repository.ts';
import { countStations, insertStation } from '#/modules/stations/stations/add-station.repository.ts';
import { auditStation } from '#/modules/stations/stations/change-station.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

export interface AddedStation {
  readonly accountId: string;
  readonly name: string;
  /** Null for that of the owner of the account. */
  readonly timezone: string | null;
  readonly serviceId: string;
  /** What it plays, for the audit log: the username of a cast or an address. */
  readonly stream: string;
  readonly isHosted: boolean;
}

/** Concurrent stations of one account must not exceed its limit, or add a service twice. */
export async function awaitStations(tx: Tx, { scope }: StaffAct, accountId: string): Promise<void> {
  await takeTurn(tx, `stations ${accountId}`);
  if ((await countStations(tx, scope, accountId)) >= limits.accountStations)
    throw new AppError('resource.limit_reached');
}

/** Adds a station that plays a service of its account, after `awaitStations`; returns its id. */
export async function addStation(
  tx: Tx,
  deps: { readonly clock: Clock },
  act: StaffAct,
  { accountId, name, timezone, serviceId, stream, isHosted }: AddedStation,
): Promise<string> {
  const id = uuidv7(deps.clock.now());
  await insertStation(tx, act.scope, {
    id,
    account_id: accountId,
    name,
    timezone,
    group_name: 'Streaming',
    server: isHosted ? 'local' : 'external',
    plan: 'Station',
    status: 'active',
    service_id: serviceId,
  });
  await auditStation(deps, tx, act, {
    action: 'station.created',
    station: { id, name, account_id: accountId },
    change: { before: null, after: { name, ...(timezone !== null && { timezone }), stream } },
  });
  return id;
}
