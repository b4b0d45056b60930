import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import { toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import {
  findFirstSource,
  listSpans,
  listWatches,
  spansAtMost,
} from '#/modules/casts/on-air/on-air.repository.ts';
import { type Stretch, spansOf } from '#/modules/casts/on-air/on-air-spans.ts';
import { listSuspensions } from '#/modules/casts/on-air/suspensions.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';

interface Wanted {
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
}

/**
 * On-air, off-air, suspended and unobserved periods of a cast, without gaps, from its first known time. Time before its
 * first source counts as unobserved: a cast that was not set up yet was not off air.
 */
export async function readIntervals(
  db: Db,
  scope: Scope,
  castId: string,
  { from, to, now }: Wanted,
): Promise<{ period: Stretch; spans: ReturnType<typeof spansOf> }> {
  const engine = toEngineInfo(await findEngineState(db), now);
  const watches = await listWatches(db, from);
  const rows = await listSpans(db, scope, castId, from);
  const suspensions = await listSuspensions(db, scope, castId, from);
  const first = await findFirstSource(db, scope, castId);
  const firstMs = first === null ? Number.POSITIVE_INFINITY : (first?.getTime() ?? 0);
  const lastSeen = watches.at(-1)?.seen_at.getTime() ?? 0;
  // Between two observations nothing is known to have changed, unless the engine is down.
  const knownUntil = engine.state === 'up' ? now.getTime() : lastSeen;
  const oldest = rows.length === spansAtMost ? rows.at(-1)?.started_at : undefined;
  const period = { from: Math.max(from.getTime(), oldest?.getTime() ?? 0), to: to.getTime() };
  const sent = rows
    .map(({ started_at, ended_at, agent }) => ({
      from: started_at.getTime(),
      to: ended_at?.getTime() ?? knownUntil,
      agent,
    }))
    .reverse();
  const watched = watches
    .map(({ began_at, seen_at }) => ({
      from: Math.max(began_at.getTime(), firstMs),
      to: seen_at.getTime() === lastSeen ? knownUntil : seen_at.getTime(),
    }))
    .filter((watch) => watch.from < watch.to);
  const suspended = suspensions.map(({ began_at, ended_at }) => ({
    from: began_at.getTime(),
    to: (ended_at ?? now).getTime(),
  }));
  return { period, spans: spansOf(period, { sent, watched, suspended }) };
}
