import { dateFormat } from '#/lib/date-format.ts';
import { type Day, daysBetween, utcOf } from '#/lib/day/index.ts';

/** Name of a day relative to today: "Today", "Yesterday", "Mon 14 Sept"; with the year when it differs. */
export function dayName(locale: string, day: Day, today: Day): string {
  const ago = daysBetween(day, today);
  if (ago === 0 || ago === 1) {
    const text = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day');
    // Capitalized because it is a heading, while Intl formats for mid-sentence use.
    const [first = '', ...rest] = [...text];
    return first.toLocaleUpperCase(locale) + rest.join('');
  }
  return dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...(day.slice(0, 4) === today.slice(0, 4) ? null : { year: 'numeric' }),
  }).format(utcOf(day));
}
