import type { KnownCast, LiveUpdate } from '#/modules/casts/engine/engine-state.repository.ts';
import type { NewEvent } from '#/platform/events/record-event.ts';

/** A cast near its limit reaches it again and again: one event is enough. */
const limitQuietMs = 15 * 60_000;

/** What happened to casts between the previous report of the engine and this one. */
export function eventsOf(casts: readonly KnownCast[], updates: readonly LiveUpdate[], at: Date): NewEvent[] {
  const castOf = new Map(casts.map((cast) => [cast.id, cast]));
  return updates.flatMap((next) => {
    const cast = castOf.get(next.cast_id);
    return cast ? changesOf(cast, next, at) : [];
  });
}

function changesOf(
  { id, accountId, listenerLimit, live }: KnownCast,
  next: LiveUpdate,
  at: Date,
): NewEvent[] {
  const about = { accountId, product: { castId: id }, at };
  const wasOnAir = live?.on_air === true;
  const events: NewEvent[] = [];
  if (next.on_air !== wasOnAir)
    events.push({
      ...about,
      type: next.on_air ? 'cast.on_air' : 'cast.off_air',
      data: { since: next.since.toISOString() },
    });
  if (next.full_since && !live?.full_since)
    events.push({
      ...about,
      type: 'cast.listener_limit_reached',
      data: { listeners: next.listeners, listenerLimit },
      quietMs: limitQuietMs,
    });
  return events;
}
