import { type Day, dayOf } from '#/lib/day/index.ts';

/** The events of one day, in the order they were given. */
export interface DayGroup<Event> {
  readonly day: Day;
  readonly events: readonly Event[];
}

/** Events by the day they fell on in a zone. The order stays: newest first or last is the caller's choice. */
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
