import { dateFormat } from '#/lib/date-format.ts';
import { type Day, daysBetween, utcOf } from '#/lib/day/index.ts';

/** The name of a day beside today: "Today", "Yesterday", "Mon 14 Sept"; with the year when it is another one. */
export function dayName(locale: string, day: Day, today: Day): string {
  const ago = daysBetween(day, today);
  if (ago === 0 || ago === 1) {
    const text = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day');
    // It stands alone as a head, where Intl writes for the middle of a sentence.
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
