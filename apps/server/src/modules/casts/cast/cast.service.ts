import type { CastNow, CastOverview, CastOverviewList, EngineInfo } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import { type CastRow, findEngineState, listCasts } from '#/modules/casts/cast/cast.repository.ts';
import { listSetups } from '#/modules/casts/cast/cast-setup.repository.ts';
import { showsSamples, toCapacity, toCastMoment, toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import { toCastStream } from '#/modules/casts/cast/cast-streams.ts';
import { lastDay, peakOf, toHistory } from '#/modules/casts/cast/listener-history.ts';
import { listStreams } from '#/modules/casts/cast/streams.repository.ts';
import { findTurnedAway } from '#/modules/casts/cast/turned-away.repository.ts';
import {
  findPeaksOfSome,
  findPeaksTogether,
  listPeaks,
  type Peaks,
  type PeaksWanted,
} from '#/modules/casts/listener-counts/peaks.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';

export interface CastDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export interface CastNowDeps extends CastDeps {
  readonly streamUrlOf: StreamUrlOf;
}

/** Every named cast must belong to the scope; another customer's cast is reported as not found. */
export async function readOverviews(
  deps: CastNowDeps,
  scope: Scope,
  usernames?: readonly string[],
): Promise<Pick<CastOverviewList, 'items' | 'engine' | 'history'>> {
  const { db, clock } = deps;
  const now = clock.now();
  const [rows, state] = await Promise.all([listCasts(db, scope, usernames), findEngineState(db)]);
  if (usernames && rows.length < new Set(usernames).size) throw new AppError('resource.not_found');
  const engine = toEngineInfo(state, now);
  const steps = lastDay(now);
  const wanted = { steps, withSamples: showsSamples(engine) };
  const castIds = usernames && rows.map(({ id }) => id);
  const [each, together, nows, setups] = await Promise.all([
    listPeaks(db, scope, { ...wanted, castIds }),
    findTogether(db, scope, { ...wanted, castIds }),
    withStreams(deps, scope, rows, engine),
    listSetups(db, scope, { castIds, now }),
  ]);
  const items: CastOverview[] = nows.map(({ row, now: present }) => {
    const history = toHistory(steps, each.get(row.id));
    return {
      now: present,
      name: row.name,
      listenerLimit: row.listener_limit,
      peak24h: peakOf(history),
      history,
      setup: setups.get(row.id) ?? null,
    };
  });
  const [only] = each.values();
  return { items, engine, history: toHistory(steps, castIds?.length === 1 ? only : together) };
}

/** A single cast needs no combined curve. */
async function findTogether(
  db: Db,
  scope: Scope,
  { castIds, ...wanted }: PeaksWanted & { castIds: readonly string[] | undefined },
): Promise<Peaks | undefined> {
  if (castIds === undefined) return findPeaksTogether(db, scope, wanted);
  return castIds.length > 1 ? findPeaksOfSome(db, scope, { ...wanted, castIds }) : undefined;
}

/** Returns the named casts that the scope may see. */
export async function readNows(
  deps: CastNowDeps,
  scope: Scope,
  usernames: readonly string[],
): Promise<CastNow[]> {
  const { db, clock } = deps;
  const rows = await listCasts(db, scope, usernames);
  const engine = toEngineInfo(await findEngineState(db), clock.now());
  return (await withStreams(deps, scope, rows, engine)).map(({ now }) => now);
}

async function withStreams(
  { db, clock, streamUrlOf }: CastNowDeps,
  scope: Scope,
  rows: readonly CastRow[],
  engine: EngineInfo,
): Promise<{ row: CastRow; now: CastNow }[]> {
  const ids = rows.map(({ id }) => id);
  const [streams, turnedAway] = await Promise.all([
    listStreams(db, scope, ids),
    findTurnedAway(db, scope, clock.now(), ids),
  ]);
  const byCast = Map.groupBy(streams, ({ cast_id }) => cast_id);
  return rows.map((row) => {
    const own = (byCast.get(row.id) ?? []).map((stream) =>
      toCastStream(stream, row, { engine, streamUrlOf }),
    );
    const moment = toCastMoment(row, engine);
    const capacity = toCapacity(row, moment.state, turnedAway.get(row.id));
    return { row, now: { ...moment, ...capacity, streams: own } };
  });
}

export async function readNow(deps: CastNowDeps, scope: Scope, username: string): Promise<CastNow> {
  const [now] = await readNows(deps, scope, [username]);
  if (!now) throw new AppError('resource.not_found');
  return now;
}

/** Rejects commands while the engine is down instead of queueing them for later. */
export async function requireEngine({ db, clock }: Pick<CastDeps, 'db' | 'clock'>): Promise<EngineInfo> {
  const engine = toEngineInfo(await findEngineState(db), clock.now());
  if (engine.state !== 'up') throw new AppError('service.unavailable', { headers: { 'retry-after': '10' } });
  return engine;
}
