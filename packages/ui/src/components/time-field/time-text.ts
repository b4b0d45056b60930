import { dateFormat } from '#/lib/date-format.ts';

/**
 * `h12` with AM and PM, or `h23` from 00 to 23.
 *
 * @inline
 */
export type HourCycle = 'h12' | 'h23';

export const DAY_MINUTES = 24 * 60;

/** Minutes since midnight of `HH:mm`; `undefined` when invalid. */
export function parseTime(value: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/u.exec(value) ?? [];
  return hours === undefined || minutes === undefined ? undefined : toMinutes(Number(hours), Number(minutes));
}

/** `HH:mm` of minutes since midnight. */
export function timeValue(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The hours that people who use a locale read. */
export function hourCycleOf(locale: string): HourCycle {
  const { hourCycle } = dateFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h11' || hourCycle === 'h12' ? 'h12' : 'h23';
}

/** A time as a locale writes it: "9:30 AM", "09:30", "午前9:30". */
export function timeText(locale: string, hourCycle: HourCycle, minutes: number): string {
  return clock(locale, hourCycle).format(minutes * 60_000);
}

/**
 * Minutes since midnight of a typed time: "9:30", "0930", "9.30 pm", "21h30", "9時30分"; `null` when empty, `undefined`
 * when invalid. Hours without AM or PM are those of 24.
 */
export function parseTimeText(locale: string, text: string): number | null | undefined {
  const plain = text.normalize('NFKC').toLocaleLowerCase(locale).replace(/\s/gu, '');
  if (plain === '') return null;
  const period = periodIn(plain, locale);
  const digits = plain.replace(period.token, '');
  const [, hours = '', minutes = '0'] =
    /^(\d{1,2})(?:[:.h時时点](\d{1,2})?[分m]?)?$/u.exec(digits) ?? /^(\d{1,2})(\d{2})$/u.exec(digits) ?? [];
  if (hours === '') return undefined;
  if (period.isPm === undefined) return toMinutes(Number(hours), Number(minutes));
  const hour = Number(hours);
  if (hour < 1 || hour > 12) return undefined;
  return toMinutes((hour % 12) + (period.isPm ? 12 : 0), Number(minutes));
}

function toMinutes(hours: number, minutes: number): number | undefined {
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined;
}

function clock(locale: string, hourCycle: HourCycle): Intl.DateTimeFormat {
  const hour = hourCycle === 'h12' ? 'numeric' : '2-digit';
  return dateFormat(locale, { hour, minute: '2-digit', hourCycle, timeZone: 'UTC' });
}

/** The word for AM or PM in a text: that of the locale, or the Latin one. */
function periodIn(text: string, locale: string): { token: string; isPm: boolean | undefined } {
  for (const isPm of [false, true]) {
    const latin = isPm ? ['p.m.', 'pm', 'p'] : ['a.m.', 'am', 'a'];
    const token = [wordOf(locale, isPm), ...latin].find(
      (word) => word !== '' && (text.endsWith(word) || text.startsWith(word)),
    );
    if (token !== undefined) return { token, isPm };
  }
  return { token: '', isPm: undefined };
}

function wordOf(locale: string, isPm: boolean): string {
  const parts = clock(locale, 'h12').formatToParts((isPm ? 21 : 9) * 3_600_000);
  const word = parts.find(({ type }) => type === 'dayPeriod')?.value ?? '';
  return word.normalize('NFKC').toLocaleLowerCase(locale).replace(/\s/gu, '');
}
