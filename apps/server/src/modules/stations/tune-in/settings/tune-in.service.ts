import { limits, type TuneIn, type TuneInChange, type TuneInLog } from '@unmuted/api/contract';
import { auditStation, lockOpenStation } from '#/modules/stations/stations/change-station.ts';
import { hintOf } from '#/modules/stations/tune-in/air/air-request.ts';
import { readBreaker } from '#/modules/stations/tune-in/queue/breaker.repository.ts';
import { type CallDeps, keyPlace } from '#/modules/stations/tune-in/queue/make-call.ts';
import {
  ensureQueue,
  lockQueue,
  replaceQueued,
  saveQueue,
} from '#/modules/stations/tune-in/queue/queue.repository.ts';
import * as repository from '#/modules/stations/tune-in/settings/tune-in.repository.ts';
import { toCall, toTuneIn } from '#/modules/stations/tune-in/settings/tune-in-response.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

export type TuneInDeps = CallDeps;

interface Reading {
  readonly db: Db | Tx;
  readonly clock: Clock;
}

const dayMs = 86_400_000;

/** By station; those that the scope may not see are left out. */
export async function readTuneIns(
  { db, clock }: Reading,
  scope: Scope,
  ids: readonly string[],
): Promise<TuneIn[]> {
  const since = new Date(clock.now().getTime() - dayMs);
  const [stations, lastCalls, quarters, breaker] = await Promise.all([
    repository.findTuneInStations(db, scope, ids),
    repository.findLastCalls(db, scope, ids),
    repository.countQuarters(db, scope, ids, since),
    readBreaker(db),
  ]);
  return stations.map((station) =>
    toTuneIn(station, {
      lastCall: lastCalls.find((call) => call.station_id === station.id),
      quarters: quarters.filter((quarter) => quarter.station_id === station.id),
      serviceDownUntil: breaker.until,
    }),
  );
}

export async function readTuneIn(deps: Reading, scope: Scope, id: string): Promise<TuneIn> {
  const [found] = await readTuneIns(deps, scope, [id]);
  if (!found) throw new AppError('resource.not_found');
  return found;
}

export async function readLog(
  { db, clock }: TuneInDeps,
  scope: Scope,
  id: string,
  limit: number = limits.tuneInLog,
): Promise<TuneInLog> {
  await readTuneIn({ db, clock }, scope, id);
  return { items: (await repository.listCalls(db, scope, id, limit)).map(toCall) };
}

export async function updateTuneIn(
  deps: TuneInDeps,
  act: Act,
  id: string,
  { change, version }: { readonly change: TuneInChange; readonly version: number },
): Promise<TuneIn> {
  const now = deps.clock.now();
  const saved = await deps.db.transaction().execute(async (tx) => {
    const station = await lockOpenStation(tx, act.scope, id);
    const before = await repository.lockSettings(tx, id);
    const current = () => readTuneIn({ ...deps, db: tx }, act.scope, id);
    if ((before?.version ?? 0) !== version)
      throw new AppError('resource.version_conflict', { current: await current() });
    const key = keyColumns(deps, id, change.partnerKey) ?? (before && keyOf(before));
    if (!key)
      throw new AppError('request.invalid', {
        errors: [{ pointer: '/partnerKey', code: 'required', params: {} }],
      });
    const columns = { ...columnsOf(change), ...key, version: version + 1 };
    await ensureQueue(tx, id, now);
    if (before) await repository.saveSettings(tx, id, columns);
    else await repository.insertSettings(tx, { ...columns, ...notStopped, station_id: id });
    if (!before || isAnew(before, change)) await beginAnew(tx, id, now);
    await auditStation(deps, tx, act, {
      action: 'tune_in.updated',
      station,
      change: {
        before: before ? valuesOf(before) : null,
        after: { ...valuesOf({ ...columns }), ...(change.partnerKey !== undefined && { partnerKey: 'new' }) },
      },
    });
    return current();
  });
  deps.bus.publish([`tunein:${id}`, `station:${id}`]);
  return saved;
}

export async function deleteTuneIn(deps: TuneInDeps, act: Act, id: string): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const station = await lockOpenStation(tx, act.scope, id);
    const before = await repository.lockSettings(tx, id);
    if (!before) throw new AppError('resource.not_found');
    // Otherwise its owner could set it up again.
    if (before.stopped !== null && act.scope.kind === 'customer') throw new AppError('tune_in.disabled');
    await beginAnew(tx, id, now);
    const calls = await repository.deleteSettings(tx, id);
    await auditStation(deps, tx, act, {
      action: 'tune_in.deleted',
      station,
      change: { before: { ...valuesOf(before), calls }, after: null },
    });
  });
  deps.bus.publish([`tunein:${id}`, `station:${id}`]);
}

/** Forgets what TuneIn replied so far: nothing is confirmed, and the next song is sent. */
export async function beginAnew(tx: Tx, stationId: string, now: Date): Promise<void> {
  await lockQueue(tx, stationId);
  await replaceQueued(tx, stationId, null);
  await saveQueue(tx, stationId, {
    state: 'pending',
    since: now,
    refusals: 0,
    retry_at: null,
    problem: null,
    accepted_at: null,
    sent_key: null,
  });
}

/** Whether what was confirmed before says nothing about the new settings. */
function isAnew(before: Row<'tune_in_settings'>, change: TuneInChange): boolean {
  return (
    change.partnerKey !== undefined ||
    change.isEnabled !== before.is_enabled ||
    change.partnerId !== before.partner_id ||
    change.stationId !== before.tune_in_id
  );
}

const notStopped = { stopped: null, stopped_at: null, stopped_reason: null };

const columnsOf = ({ isEnabled, stationId, partnerId, options }: TuneInChange) => ({
  is_enabled: isEnabled,
  tune_in_id: stationId,
  partner_id: partnerId,
  send_album: options.sendAlbum,
  mark_ads: options.markAds,
  unknown_songs: options.unknownSongs,
  delay_s: options.delayS,
});

const keyOf = ({ partner_key, partner_key_hint, key_saved_at }: Row<'tune_in_settings'>) => ({
  partner_key,
  partner_key_hint,
  key_saved_at,
});

function keyColumns({ secrets, clock }: TuneInDeps, stationId: string, key: string | undefined) {
  if (key === undefined) return undefined;
  return {
    partner_key: secrets.seal(key, keyPlace(stationId)),
    partner_key_hint: hintOf(key),
    key_saved_at: clock.now(),
  };
}

/** Never the key. */
const valuesOf = (row: ReturnType<typeof columnsOf>) => ({
  isEnabled: row.is_enabled,
  stationId: row.tune_in_id,
  partnerId: row.partner_id,
  sendAlbum: row.send_album,
  markAds: row.mark_ads,
  unknownSongs: row.unknown_songs,
  delayS: row.delay_s,
});
