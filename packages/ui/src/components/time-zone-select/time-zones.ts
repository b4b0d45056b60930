import { COUNTRY_CODES } from '#/components/country-select/country-codes.ts';
import type { ListOption } from '#/components/listbox/listbox.types.ts';

/** Zones by the names that engines still give some of them, and those that IANA has used since. */
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

/** The name that IANA uses today for a zone. */
export function currentZoneName(zone: string): string {
  return renamed[zone] ?? zone;
}

/** How far a zone is ahead of UTC at a moment, in minutes; 0 for what is no zone. */
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

/** An offset as it is read: "UTC+1", "UTC−3:30", "UTC". */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** A zone as words: "America/New York". */
export function zoneLabel(zone: string): string {
  return currentZoneName(zone).replaceAll('_', ' ');
}

/** Offsets as they are typed, with a hyphen: "utc+5:30", "gmt+5:30", "+5:30", "+05:30". */
function offsetKeywords(minutes: number): string[] {
  const [, plain = ''] = /^UTC(.*)$/u.exec(offsetText(minutes).replace('−', '-')) ?? [];
  if (plain === '') return ['UTC', 'GMT'];
  const padded = plain.replace(/^([+-])(\d)(?!\d)/, '$10$2');
  return [`UTC${plain}`, `GMT${plain}`, plain, padded.includes(':') ? padded : `${padded}:00`];
}

/** Country of each zone, where the engine knows it. */
function countriesOfZones(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const code of COUNTRY_CODES) {
    // Younger than our library of types, and missing in some engines: then zones have no country.
    const region = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones?: () => string[] };
    for (const zone of region.getTimeZones?.() ?? []) found.set(currentZoneName(zone), code);
  }
  return found;
}

/**
 * Every zone of the engine as an option with its offset at a moment and its country, found by city, country (also in
 * English) and offset.
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
