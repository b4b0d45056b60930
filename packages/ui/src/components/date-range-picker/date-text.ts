import { dateFormat } from '#/lib/date-format.ts';
import { type Day, makeDay, utcOf } from '#/lib/day/index.ts';
import type { DateRange } from './date-range.ts';

type Part = 'year' | 'month' | 'day';

// French and Japanese dates use a fixed product format; other locales use Intl.
function numericOptions(locale: string): Intl.DateTimeFormatOptions {
  return languageOf(locale) === 'ja'
    ? { year: 'numeric', month: 'long', day: 'numeric' }
    : { year: 'numeric', month: '2-digit', day: '2-digit' };
}

const languageOf = (locale: string): string => new Intl.Locale(locale).language;

const formatOf = (locale: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });

/** A numeric date, which `parseDay` accepts: `14/09/2026`, `2026年9月14日`. */
export function dayText(locale: string, day: Day): string {
  return formatOf(locale, numericOptions(locale)).format(utcOf(day));
}

/** A full date: "Monday 14 September 2026". */
export function dayLongText(locale: string, day: Day): string {
  return formatOf(locale, { dateStyle: 'full' }).format(utcOf(day));
}

/** Month and year: "September 2026". */
export function monthText(locale: string, day: Day): string {
  return formatOf(locale, { year: 'numeric', month: 'long' }).format(utcOf(day));
}

/**
 * A date range without repeated parts: "1 to 14 Sep 2026". `word` replaces the dash that Intl
 * would use.
 */
export function rangeText(locale: string, { from, to }: DateRange, separator: string): string {
  const language = languageOf(locale);
  if (language === 'ja' || language === 'zh') return hanRangeText(locale, { from, to }, separator);
  const options: Intl.DateTimeFormatOptions =
    language === 'fr' ? numericOptions(locale) : { year: 'numeric', month: 'short', day: 'numeric' };
  return formatOf(locale, options)
    .formatRangeToParts(utcOf(from), utcOf(to))
    .map(({ source, type, value }) =>
      source === 'shared' && type === 'literal' && /^\s*[-–—]\s*$/.test(value) ? ` ${separator} ` : value,
    )
    .join('');
}

// Intl writes these ranges with slashes and both years; the usual form is 2026年9月1日～14日.
function hanRangeText(locale: string, { from, to }: DateRange, separator: string): string {
  const text = (day: Day, options: Intl.DateTimeFormatOptions) =>
    formatOf(locale, options).format(utcOf(day));
  const first = text(from, { year: 'numeric', month: 'long', day: 'numeric' });
  if (from === to) return first;
  const last = text(to, {
    ...(from.slice(0, 4) === to.slice(0, 4) ? null : { year: 'numeric' }),
    ...(from.slice(0, 7) === to.slice(0, 7) ? null : { month: 'long' }),
    day: 'numeric',
  });
  return first + separator + last;
}

/** Parses a date in the locale's order or as `2026-09-14`; `undefined` if invalid. */
export function parseDay(locale: string, text: string): Day | undefined {
  // Converts full-width digits, which Japanese keyboards produce.
  const numbers = text.normalize('NFKC').match(/\d+/g) ?? [];
  const [a = '', b = '', c = ''] = numbers;
  if (numbers.length !== 3) return undefined;
  const order: Part[] = a.length === 4 ? ['year', 'month', 'day'] : partOrder(locale);
  const value = (part: Part) => [a, b, c][order.indexOf(part)] ?? '';
  const year = value('year').length === 2 ? `20${value('year')}` : value('year');
  return makeDay(Number(year), Number(value('month')), Number(value('day')));
}

function partOrder(locale: string): Part[] {
  const parts = formatOf(locale, numericOptions(locale)).formatToParts(new Date(0));
  return parts.flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []));
}
