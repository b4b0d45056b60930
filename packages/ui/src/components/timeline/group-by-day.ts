import { type Day, dayOf } from '#/lib/day/index.ts';

/** The events of one day, in the given order. */
export interface DayGroup<Event> {
  readonly day: Day;
  readonly events: readonly Event[];
}

/** Groups events by their day in a time zone. The order is kept, newest first or last. */
export function groupByDay<Event extends { readonly at: Date }>(
  events: readonly Event[],
  timeZone?: string,
): readonly DayGroup<Event>[] {
  const groups: { day: Day; events: Event[] }[] = [];
  for (const event of events) {
    const day = dayOf(event.at, timeZone);
    const last = groups.at(-1);
    if (last?.day === day) last.events.push(event);
    else groups.push({ day, events: [event] });
  }
  return groups;
}
