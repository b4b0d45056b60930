import type { ManagedSilence, ManagedSilenceChange, SilenceIncident } from '@unmuted/api/contract';
import { findOpenTest, insertTest } from '#/modules/silence/incidents/incidents.repository.ts';
import { readIncident } from '#/modules/silence/incidents/incidents.service.ts';
import { readWatch, type SilenceDeps } from '#/modules/silence/settings/silence.service.ts';
import { textOf } from '#/modules/silence/settings/silence-response.ts';
import { lockWatch } from '#/modules/silence/settings/watch.repository.ts';
import { findManaged, type ManagedRow, saveManaged } from '#/modules/silence/staff/manage.repository.ts';
import { toCustomer } from '#/modules/silence/staff/wall.service.ts';
import { auditStation } from '#/modules/stations/stations/change-station.ts';
import { lockStation } from '#/modules/stations/stations/stations.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

type Reading = Omit<SilenceDeps, 'db'> & { readonly db: Db | Tx };

export async function readManaged(
  deps: Reading,
  scope: AdminScope,
  serviceId: string,
): Promise<ManagedSilence> {
  const row = await requireManaged(deps.db, scope, serviceId);
  return {
    serviceId,
    serviceLabel: row.label,
    customer: toCustomer(row),
    watch: await readWatch(deps, scope, row.station_id),
    decodeErrors: row.decode_errors,
    connectedAt: textOf(row.connected_at),
    overrides: { maxRecipients: row.max_recipients, smsPerMonth: row.sms_per_month },
    notes: row.notes,
    version: row.notes_version,
  };
}

export async function updateManaged(
  deps: SilenceDeps,
  act: StaffAct,
  serviceId: string,
  { change, version }: { readonly change: ManagedSilenceChange; readonly version: number },
): Promise<ManagedSilence> {
  return deps.db.transaction().execute(async (tx) => {
    const { station, before } = await lockManaged(tx, act.scope, serviceId);
    const current = () => readManaged({ ...deps, db: tx }, act.scope, serviceId);
    if (before.notes_version !== version)
      throw new AppError('resource.version_conflict', { current: await current() });
    await saveManaged(tx, station.id, {
      max_recipients: change.overrides.maxRecipients,
      sms_per_month: change.overrides.smsPerMonth,
      notes: change.notes,
      notes_version: version + 1,
    });
    await auditStation(deps, tx, act, {
      action: 'silence.limits_updated',
      station,
      change: {
        before: {
          maxRecipients: before.max_recipients,
          smsPerMonth: before.sms_per_month,
          notes: before.notes,
        },
        after: { ...change.overrides, notes: change.notes },
        // The customer sees the entry.
        secretFields: ['notes'],
      },
    });
    return current();
  });
}

/** Starts a test, or returns the one that runs: the server that listens ends it. */
export async function startTest(
  deps: SilenceDeps,
  act: StaffAct,
  serviceId: string,
): Promise<SilenceIncident> {
  const at = deps.clock.now();
  const { listeners } = (await readManaged(deps, act.scope, serviceId)).watch;
  const [stationId, incident] = await deps.db.transaction().execute(async (tx) => {
    const { station } = await lockManaged(tx, act.scope, serviceId);
    if (!(await lockWatch(tx, station.id))) throw new AppError('silence.off');
    const read = (id: string) => readIncident({ ...deps, db: tx }, act.scope, station.id, id);
    const running = await findOpenTest(tx, station.id);
    if (running !== undefined) return [station.id, await read(running)] as const;
    const id = uuidv7(at);
    await insertTest(tx, { id, station_id: station.id, listeners_at_start: listeners, at });
    await auditStation(deps, tx, act, {
      action: 'silence_incident.tested',
      station,
      details: { incidentId: id },
      change: { before: null, after: { kind: 'silent', isTest: true } },
    });
    return [station.id, await read(id)] as const;
  });
  deps.bus.publish([`silence:${stationId}`]);
  return incident;
}

async function requireManaged(db: Db | Tx, scope: AdminScope, serviceId: string): Promise<ManagedRow> {
  const row = await findManaged(db, scope, serviceId);
  if (!row) throw new AppError('resource.not_found');
  return row;
}

/** Locks the station that plays a streaming service until the end of the transaction. */
export async function lockManaged(tx: Tx, scope: AdminScope, serviceId: string) {
  const { station_id: id } = await requireManaged(tx, scope, serviceId);
  const station = await lockStation(tx, scope, id);
  if (!station) throw new AppError('resource.not_found');
  return { station, before: await requireManaged(tx, scope, serviceId) };
}
