import { addDays, type Day, dayOf } from '#/lib/day/index.ts';
import type { NotificationItem } from './notification-centre.types.ts';

/** The notifications of a day, in the given order. */
export interface NotificationDay {
  readonly day: Day;
  /** Days with a name of their own. */
  readonly name: 'today' | 'yesterday' | undefined;
  readonly items: readonly NotificationItem[];
}

/** Groups notifications by the day on which they happened in a time zone. */
export function groupByDay(
  items: readonly NotificationItem[],
  now: Date,
  timeZone: string | undefined,
): NotificationDay[] {
  const today = dayOf(now, timeZone);
  const groups: { day: Day; name: NotificationDay['name']; items: NotificationItem[] }[] = [];
  for (const item of items) {
    const day = dayOf(item.at, timeZone);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else {
      const name = day === today ? 'today' : day === addDays(today, -1) ? 'yesterday' : undefined;
      groups.push({ day, name, items: [item] });
    }
  }
  return groups;
}
