import type { CastNow, CastOverview, CastOverviewList, EngineInfo } from '@unmuted/api/contract';
import type { Db } from '#/db/schema.ts';
import { AppError } from '#/http/app-error.ts';
import type { Clock } from '#/lib/clock.ts';
import {
  type CastRow,
  findEngineState,
  listCasts,
  listPeaks,
  listPeaksTogether,
} from '#/modules/cast/cast.repository.ts';
import { showsSamples, toCastMoment, toEngineInfo } from '#/modules/cast/cast-now.ts';
import { type StreamUrlOf, toCastStream } from '#/modules/cast/cast-streams.ts';
import { lastDay, peakOf, toHistory } from '#/modules/cast/history.ts';
import { listStreams } from '#/modules/cast/streams.repository.ts';
import type { Scope } from '#/modules/session/scope.ts';

export interface CastDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export interface CastNowDeps extends CastDeps {
  readonly streamUrlOf: StreamUrlOf;
}

/** Named casts must all be the caller's: one that is not is as missing as one that does not exist. */
export async function readOverviews(
  deps: CastNowDeps,
  scope: Scope,
  usernames?: readonly string[],
): Promise<Pick<CastOverviewList, 'items' | 'engine' | 'history'>> {
  const { db, clock } = deps;
  const now = clock.now();
  const rows = await listCasts(db, scope, usernames);
  if (usernames && rows.length < new Set(usernames).size) throw new AppError('resource.not_found');
  const engine = toEngineInfo(await findEngineState(db), now);
  const steps = lastDay(now);
  const wanted = { usernames: rows.map((row) => row.username), steps, withSamples: showsSamples(engine) };
  const [each, together, nows] = await Promise.all([
    listPeaks(db, scope, wanted),
    listPeaksTogether(db, scope, wanted),
    withStreams(deps, scope, rows, engine),
  ]);
  const peaks = Map.groupBy(each, (peak) => peak.username);
  const items: CastOverview[] = nows.map(({ row, now: present }) => {
    const history = toHistory(steps, peaks.get(row.username) ?? []);
    return {
      now: present,
      name: row.name,
      listenerLimit: row.listener_limit,
      peak24h: peakOf(history),
      history,
    };
  });
  return { items, engine, history: toHistory(steps, together) };
}

/** Of those named, the ones that the scope may see. */
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
  { db, streamUrlOf }: CastNowDeps,
  scope: Scope,
  rows: readonly CastRow[],
  engine: EngineInfo,
): Promise<{ row: CastRow; now: CastNow }[]> {
  const streams = await listStreams(
    db,
    scope,
    rows.map(({ id }) => id),
  );
  const byCast = Map.groupBy(streams, ({ cast_id }) => cast_id);
  return rows.map((row) => {
    const own = (byCast.get(row.id) ?? []).map((stream) =>
      toCastStream(stream, row, { engine, streamUrlOf }),
    );
    return { row, now: { ...toCastMoment(row, engine), streams: own } };
  });
}

export async function readNow(deps: CastNowDeps, scope: Scope, username: string): Promise<CastNow> {
  const [now] = await readNows(deps, scope, [username]);
  if (!now) throw new AppError('resource.not_found');
  return now;
}

/** An act that the engine has to carry out is refused while it does not answer, rather than kept for later. */
export async function requireEngine({ db, clock }: Pick<CastDeps, 'db' | 'clock'>): Promise<EngineInfo> {
  const engine = toEngineInfo(await findEngineState(db), clock.now());
  if (engine.state !== 'up') throw new AppError('service.unavailable', { headers: { 'retry-after': '10' } });
  return engine;
}
