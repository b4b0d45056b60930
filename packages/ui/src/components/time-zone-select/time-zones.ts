import { COUNTRY_CODES } from '#/components/country-select/country-codes.ts';
import type { ListOption } from '#/components/listbox/listbox.types.ts';

/** Legacy names that some engines still return, mapped to the current IANA names. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The current IANA name of a zone. */
export function currentZoneName(zone: string): string {
  return renamed[zone] ?? zone;
}

/** UTC offset of a zone at an instant, in minutes; 0 for an unknown zone. */
export function zoneOffsetMinutes(zone: string, at: Date): number {
  const text = offsetName(zone, at);
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function offsetName(zone: string, at: Date): string {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    return format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

/** Formats an offset: "UTC+1", "UTC−3:30", "UTC". */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** Label of a zone: "America/New York". */
export function zoneLabel(zone: string): string {
  return currentZoneName(zone).replaceAll('_', ' ');
}

/** Search terms of an offset, with a hyphen: "utc+5:30", "gmt+5:30", "+5:30", "+05:30". */
function offsetKeywords(minutes: number): string[] {
  const [, plain = ''] = /^UTC(.*)$/u.exec(offsetText(minutes).replace('−', '-')) ?? [];
  if (plain === '') return ['UTC', 'GMT'];
  const padded = plain.replace(/^([+-])(\d)(?!\d)/, '$10$2');
  return [`UTC${plain}`, `GMT${plain}`, plain, padded.includes(':') ? padded : `${padded}:00`];
}

/** Country of each zone, where the engine supports it. */
function countriesOfZones(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const code of COUNTRY_CODES) {
    // Not in TypeScript's library, and missing in some engines: zones then have no country.
    const region = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones?: () => string[] };
    for (const zone of region.getTimeZones?.() ?? []) found.set(currentZoneName(zone), code);
  }
  return found;
}

/**
 * Every time zone of the engine as an option with its offset at an instant and its country, searchable by city,
 * country (also in English) and offset.
 */
export function zoneOptions(locale: string, at: Date): ListOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const countries = countriesOfZones();
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'].map(currentZoneName));
  return [...zones].sort().map((zone) => {
    const offset = zoneOffsetMinutes(zone, at);
    const code = countries.get(zone);
    const country = code === undefined ? [] : [names.of(code) ?? code, english.of(code) ?? code, code];
    return {
      value: zone,
      label: zoneLabel(zone),
      description: country[0],
      note: offsetText(offset),
      keywords: [zoneLabel(zone).split('/').at(-1) ?? zone, zone, ...country, ...offsetKeywords(offset)],
    };
  });
}
