import type { CastNow, CastOverviewList } from '@unmuted/api';
import { createPendingEvents } from '#/data/live/pending-events.ts';

/** Cast events received during requests. */
export const pendingCasts = createPendingEvents<CastNow>('cast', ({ username }) => username);

/** Maximum delay of an event. One that seems older indicates that the clock was set back. */
const maxEventDelayMs = 60_000;

/**
 * Whether an event is older than the known state of its cast. The engine's check time is not enough: stopping
 * a cast and losing the engine change the state between two checks.
 */
export function isOutdated(event: CastNow, known: CastNow): boolean {
  if (event.checkedAt === null || known.checkedAt === null) return false;
  const behindMs = Date.parse(known.checkedAt) - Date.parse(event.checkedAt);
  return behindMs > 0 && behindMs < maxEventDelayMs;
}

/** Updates a cast in a list of overviews unless the cached state is newer. */
export function mergeIntoOverviews(list: CastOverviewList, now: CastNow): CastOverviewList {
  const cached = list.items.find((item) => item.now.username === now.username);
  if (!cached || isOutdated(now, cached.now)) return list;
  return { ...list, items: list.items.map((item) => (item === cached ? { ...item, now } : item)) };
}
