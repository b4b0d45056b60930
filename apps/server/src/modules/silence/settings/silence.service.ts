import type { SilenceChange, SilenceWatch, Station } from '@unmuted/api/contract';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import { toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import { changeValuesOf } from '#/modules/silence/settings/change-values.ts';
import { invalidField } from '#/modules/silence/settings/invalid-field.ts';
import { settingsOf, toWatch } from '#/modules/silence/settings/silence-response.ts';
import { listDays, listUptimes } from '#/modules/silence/settings/uptime.repository.ts';
import * as repository from '#/modules/silence/settings/watch.repository.ts';
import { auditStation, lockOpenStation } from '#/modules/stations/stations/change-station.ts';
import { readStations, type StationDeps } from '#/modules/stations/stations/stations.service.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

export type SilenceDeps = Pick<StationDeps, 'db' | 'bus' | 'clock' | 'streamUrlOf' | 'apiUrl'>;
type Reading = Pick<SilenceDeps, 'clock' | 'streamUrlOf' | 'apiUrl'> & { readonly db: Db | Tx };

interface Known {
  readonly station: Station;
  readonly watch: SilenceWatch;
}

/** Stations with their detection; those that the scope may not see are left out. */
async function readKnown(deps: Reading, scope: Scope, ids: readonly string[]): Promise<Known[]> {
  const now = deps.clock.now();
  const [stations, rows, days, uptimes, state] = await Promise.all([
    readStations(deps, scope, ids),
    repository.findWatches(deps.db, scope, ids, now),
    listDays(deps.db, scope, ids, now),
    listUptimes(deps.db, scope, ids, now),
    findEngineState(deps.db),
  ]);
  const engine = toEngineInfo(state, now);
  const daysOf = Map.groupBy(days, (day) => day.station_id);
  return rows.flatMap((row) => {
    const station = stations.find(({ id }) => id === row.id);
    if (!station) return [];
    const uptime = uptimes.find((one) => one.station_id === row.id);
    return [
      { station, watch: toWatch(row, station, { now, engine, days: daysOf.get(row.id) ?? [], uptime }) },
    ];
  });
}

export const readWatches = async (
  deps: Reading,
  scope: Scope,
  ids: readonly string[],
): Promise<SilenceWatch[]> => (await readKnown(deps, scope, ids)).map(({ watch }) => watch);

export async function readWatch(deps: Reading, scope: Scope, id: string): Promise<SilenceWatch> {
  const [found] = await readWatches(deps, scope, [id]);
  if (!found) throw new AppError('resource.not_found');
  return found;
}

export async function updateSilence(
  deps: SilenceDeps,
  act: Act,
  id: string,
  { change, version }: { readonly change: SilenceChange; readonly version: number },
): Promise<SilenceWatch> {
  const saved = await deps.db.transaction().execute(async (tx) => {
    const locked = await lockOpenStation(tx, act.scope, id);
    const row = await repository.lockSettings(tx, id);
    const [before] = await readKnown({ ...deps, db: tx }, act.scope, [id]);
    if (!before) throw new AppError('resource.not_found');
    if ((row?.version ?? 0) !== version)
      throw new AppError('resource.version_conflict', { current: before.watch });
    if (change.isEnabled && before.station.streamUrl === null) throw new AppError('station.without_stream');
    requirePossibleAction(change.action, before.watch);
    await repository.saveSettings(tx, id, { settings: change, version: version + 1 });
    if (change.isEnabled) await repository.openWatch(tx, id);
    else await repository.closeWatch(tx, id, deps.clock.now());
    await auditStation(deps, tx, act, {
      action: 'silence.updated',
      station: locked,
      change: {
        before: changeValuesOf(settingsOf({ settings: row?.settings ?? null })),
        after: changeValuesOf(change),
      },
    });
    return readWatch({ ...deps, db: tx }, act.scope, id);
  });
  deps.bus.publish([`silence:${id}`, `levels:${id}`]);
  return saved;
}

/** A saved action stays, even if the engine cannot do it at the moment. */
function requirePossibleAction(action: SilenceChange['action'], before: SilenceWatch): void {
  const { action: saved } = before.settings;
  if (action.kind === 'fallback') {
    const isSaved = saved.kind === 'fallback' && saved.mount === action.mount;
    if (!isSaved && !before.fallbackMounts.includes(action.mount))
      throw invalidField('/action/mount', 'enum');
  } else if (action.kind === 'restart' && saved.kind !== 'restart' && !before.canRestart)
    throw invalidField('/action/kind', 'enum');
}
