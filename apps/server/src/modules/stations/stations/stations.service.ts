import {
  limits,
  type Station,
  type StationChange,
  type StationTimeline,
  type StreamProbe,
} from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import { toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import { type CheckDeps, checkService, toProbeResult } from '#/modules/stations/checks/check-service.ts';
import { findService, resetCheck } from '#/modules/stations/checks/checks.repository.ts';
import { publishStations } from '#/modules/stations/checks/poller.ts';
import { recordCheck } from '#/modules/stations/checks/record-check.ts';
import { toStateSpans } from '#/modules/stations/checks/state-spans.ts';
import { probeStream } from '#/modules/stations/probe/probe-stream.ts';
import { auditStation, lockOpenStation } from '#/modules/stations/stations/change-station.ts';
import { type Around, streamUrlOf, toStation } from '#/modules/stations/stations/station-response.ts';
import * as repository from '#/modules/stations/stations/stations.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface StationDeps extends CheckDeps {
  readonly db: Db;
  readonly bus: LiveBus;
  readonly clock: Clock;
  readonly streamUrlOf: StreamUrlOf;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const timelineDays = 7;
const timelineMaxDays = 92;

type Reading = Pick<StationDeps, 'clock' | 'streamUrlOf'> & { readonly db: Db | Tx };

/** Stations by id; those that the scope may not see are left out. */
export async function readStations(deps: Reading, scope: Scope, ids: readonly string[]): Promise<Station[]> {
  const [rows, around] = await Promise.all([
    repository.listStations(deps.db, scope, ids),
    surroundings(deps),
  ]);
  return rows.map((row) => toStation(row, around));
}

export async function readStation(deps: Reading, scope: Scope, id: string): Promise<Station> {
  const [found] = await readStations(deps, scope, [id]);
  if (!found) throw new AppError('resource.not_found');
  return found;
}

export async function updateStation(
  deps: StationDeps,
  act: Act,
  id: string,
  { change, version }: { readonly change: StationChange; readonly version: number },
): Promise<Station> {
  const saved = await deps.db.transaction().execute(async (tx) => {
    const before = await lockOpenStation(tx, act.scope, id);
    const current = () => readStation({ ...deps, db: tx }, act.scope, id);
    if (before.version !== version)
      throw new AppError('resource.version_conflict', { current: await current() });
    await repository.saveStation(tx, id, { ...change, version: version + 1 });
    await auditStation(deps, tx, act, {
      action: 'station.updated',
      station: before,
      change: { before: { name: before.name, timezone: before.timezone }, after: change },
    });
    return current();
  });
  deps.bus.publish([`station:${id}`]);
  return saved;
}

/** Connects to the stream now. For a stream that is hosted here, only the probe is new: the engine reports its state. */
export async function probeStation(deps: StationDeps, scope: Scope, id: string): Promise<Station> {
  const [row] = await repository.listStations(deps.db, scope, [id]);
  if (!row) throw new AppError('resource.not_found');
  const url = streamUrlOf(row, deps);
  if (!row.service || url === null) throw new AppError('station.without_stream');
  const service = await findService(deps.db, row.service.id);
  if (!service) {
    const probe = toProbeResult(await probeStream(deps.stationConnector, url), deps.clock.now());
    return { ...(await readStation(deps, scope, id)), probe };
  }
  const found = await checkService(deps, service, { withProbe: true });
  await recordCheck(deps.db, service, found, { at: deps.clock.now(), worker: null });
  await publishStations(deps, service.id);
  return readStation(deps, scope, id);
}

/** Connects to another address, without storing anything. */
export async function tryStream(
  deps: StationDeps,
  scope: Scope,
  id: string,
  url: string,
): Promise<StreamProbe> {
  await readStation(deps, scope, id);
  return toProbeResult(await probeStream(deps.stationConnector, url), deps.clock.now());
}

/** Changes the address after it was heard; the previous one stays on record for a day. */
export async function changeStream(
  deps: StationDeps,
  act: Act,
  id: string,
  { url, version }: { readonly url: string; readonly version: number },
): Promise<Station> {
  const station = await readStation(deps, act.scope, id);
  if (!station.service) throw new AppError('station.without_stream');
  if (station.service.type === 'cast') throw new AppError('station.hosted');
  const { id: serviceId } = station.service;
  const probe = await probeStream(deps.stationConnector, url);
  if (probe.state !== 'up') throw new AppError('station.stream_unusable');
  await deps.db.transaction().execute(async (tx) => {
    const before = await lockOpenStation(tx, act.scope, id);
    if (before.version !== version) throw new AppError('resource.version_conflict', { current: station });
    const until = new Date(deps.clock.now().getTime() + limits.previousUrlHours * hourMs);
    await repository.saveStreamUrl(tx, serviceId, { url, previousUrl: station.streamUrl, until });
    await resetCheck(tx, serviceId, deps.clock.now());
    await repository.saveStation(tx, id, {
      name: before.name,
      timezone: before.timezone,
      version: version + 1,
    });
    await auditStation(deps, tx, act, {
      action: 'station.stream_updated',
      station: before,
      change: { before: { url: station.streamUrl }, after: { url } },
    });
  });
  return probeStation(deps, act.scope, id);
}

export async function readTimeline(
  deps: StationDeps,
  scope: Scope,
  id: string,
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<StationTimeline> {
  const now = deps.clock.now();
  const to = query.to === undefined ? now : earlier(new Date(query.to), now);
  const from =
    query.from === undefined ? new Date(to.getTime() - timelineDays * dayMs) : new Date(query.from);
  if (from >= to || to.getTime() - from.getTime() > timelineMaxDays * dayMs) {
    throw new AppError('request.invalid', {
      errors: [{ pointer: '/from', code: 'range', params: {} }],
    });
  }
  const { service } = await readStation(deps, scope, id);
  const [rows, changes] = await Promise.all([
    repository.listSpans(deps.db, scope, id, { from, to }),
    repository.listChanges(deps.db, scope, id, { from, to }),
  ]);
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    spans: toStateSpans(rows, { from, to, isCast: Boolean(service?.cast) }),
    changes: changes.map(({ at, action, by }) => ({ at: at.toISOString(), action, by })),
  };
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

async function surroundings({ db, clock, streamUrlOf: urlOf }: Reading): Promise<Around> {
  const now = clock.now();
  const engine = toEngineInfo(await findEngineState(db), now);
  return {
    streamUrlOf: urlOf,
    now,
    isEngineUp: engine.state === 'up',
    engineCheckedAt: engine.checkedAt === null ? null : new Date(engine.checkedAt),
  };
}
