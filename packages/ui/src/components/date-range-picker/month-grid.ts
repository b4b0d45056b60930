import { addDays, addMonths, type Day, firstOfMonth, firstOfWeek, lastOfMonth } from '#/lib/day/index.ts';
import type { Direction } from '#/provider/ui-provider.tsx';

/** The weeks of a month; `null` for days of neighbouring months. */
export function monthWeeks(day: Day, firstWeekday: number): readonly (readonly (Day | null)[])[] {
  const first = firstOfMonth(day);
  const last = lastOfMonth(day);
  const weeks: (Day | null)[][] = [];
  for (let start = firstOfWeek(first, firstWeekday); start <= last; start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const here = addDays(start, index);
        return here < first || here > last ? null : here;
      }),
    );
  }
  return weeks;
}

interface KeyContext {
  shiftKey: boolean;
  dir: Direction;
  firstWeekday: number;
}

/** The day a key moves to (ARIA practices, date picker dialog); `undefined` for other keys. */
export function dayAfterKey(
  key: string,
  day: Day,
  { shiftKey, dir, firstWeekday }: KeyContext,
): Day | undefined {
  const forward = dir === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return firstOfWeek(day, firstWeekday);
    case 'End':
      return addDays(firstOfWeek(day, firstWeekday), 6);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    default:
      return undefined;
  }
}
