import type { DateFormat } from '@unmuted/api';
import type { DisplayLabels } from '@unmuted/ui/provider';
import { durationParts } from '@unmuted/ui/quantity';
import { type Locale, tagOf } from '#/i18n/locales.ts';

/**
 * Formats dates, numbers and times for the reader's language. A time zone is an IANA name and defaults to the
 * reader's.
 */
export interface Formats {
  date(value: Date, timeZone?: string): string;
  dateTime(value: Date, timeZone?: string): string;
  /** Hours and minutes on a 24-hour clock, as usual in broadcasting. */
  time(value: Date, timeZone?: string): string;
  /** The time of day with seconds. */
  clock(value: Date, timeZone?: string): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** With one decimal by default, as in charts. */
  percent(value: number, options?: Intl.NumberFormatOptions): string;
  /** `1 h 23 min`: the two largest units, rounded down. */
  duration(seconds: number): string;
  /** `3 minutes ago`, `in 2 days`. */
  relative(value: Date, now: Date): string;
}

/** Writes an amount of each unit. */
type DurationUnits = Pick<DisplayLabels, 'days' | 'hours' | 'minutes' | 'seconds'>;

/** User preferences; override the language's and the browser's defaults. */
export interface FormatSettings {
  timeZone?: string | undefined;
  dateFormat?: DateFormat | undefined;
  /** The units of durations in the reader's language; English by default. */
  durationUnits?: DurationUnits | undefined;
}

/** The specification defines French and Japanese; the rest follows Intl. */
type DateParts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>;

/** Formatters are expensive to create, and a listeners table formats hundreds of values a second. */
function cached<Options, Format>(Format: new (locale: string, options?: Options) => Format) {
  const cache = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = locale + JSON.stringify(options);
    const format = cache.get(key) ?? new Format(locale, options);
    cache.set(key, format);
    return format;
  };
}

const dateTimeFormat = cached(Intl.DateTimeFormat);
const numberFormat = cached(Intl.NumberFormat);
const relativeFormat = cached(Intl.RelativeTimeFormat);

function zone(timeZone: string | undefined): Intl.DateTimeFormatOptions {
  return timeZone === undefined ? {} : { timeZone };
}

function partsOf(value: Date, timeZone: string | undefined): DateParts {
  const format = dateTimeFormat('en-GB', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    ...zone(timeZone),
  });
  return Object.fromEntries(format.formatToParts(value).map(({ type, value }) => [type, value])) as DateParts;
}

/** Dates with specified formats; the others use Intl directly. */
const fixedDates: Partial<Record<Locale | 'iso', (parts: DateParts) => string>> = {
  iso: ({ year, month, day }) => `${year}-${month}-${day}`,
  fr: ({ year, month, day }) => `${day}/${month}/${year}`,
  ja: ({ year, month, day }) => `${year}年${Number(month)}月${Number(day)}日`,
};

function clock({ hour, minute, second }: DateParts): string {
  return `${hour}:${minute}:${second}`;
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

const englishUnits: DurationUnits = {
  days: (count) => `${count} d`,
  hours: (count) => `${count} h`,
  minutes: (count) => `${count} min`,
  seconds: (count) => `${count} s`,
};

/** The same text as the `Duration` component, with the same words. */
function duration(locale: Locale, seconds: number, texts: DurationUnits): string {
  return durationParts(seconds)
    .map(({ unit, amount }) =>
      texts[`${unit}s`](numberFormat(locale).format(amount)).replaceAll(' ', '\u00a0'),
    )
    .join(' ');
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

const steps = [['year', 31_557_600], ['month', 2_629_800], ['week', 604_800], ...units] as const;

function relative(locale: Locale, value: Date, now: Date): string {
  const seconds = (value.getTime() - now.getTime()) / 1000;
  const [unit, size] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
  return relativeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit);
}

export function createFormats(
  locale: Locale,
  { timeZone: own, dateFormat, durationUnits = englishUnits }: FormatSettings = {},
): Formats {
  const fixedDate = fixedDates[dateFormat === 'iso' ? dateFormat : locale];
  const dateByIntl = (value: Date, timeZone: string | undefined, time: Intl.DateTimeFormatOptions = {}) =>
    dateTimeFormat(tagOf(locale), { dateStyle: 'medium', ...time, ...zone(timeZone) }).format(value);
  return {
    date: (value, timeZone = own) =>
      fixedDate ? fixedDate(partsOf(value, timeZone)) : dateByIntl(value, timeZone),
    dateTime: (value, timeZone = own) => {
      if (!fixedDate) return dateByIntl(value, timeZone, { timeStyle: 'medium', hourCycle: 'h23' });
      const parts = partsOf(value, timeZone);
      return `${fixedDate(parts)} ${clock(parts)}`;
    },
    // The same in all four languages, with a fixed number of digits.
    time: (value, timeZone = own) => clock(partsOf(value, timeZone)).slice(0, 5),
    clock: (value, timeZone = own) => clock(partsOf(value, timeZone)),
    number: (value, options) => numberFormat(locale, options).format(value),
    percent: (value, options) =>
      numberFormat(locale, { style: 'percent', ...oneDecimal, ...options }).format(value),
    duration: (seconds) => duration(locale, seconds, durationUnits),
    relative: (value, now) => relative(locale, value, now),
  };
}
