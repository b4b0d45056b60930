import { formatNumber } from './format-number.ts';

/** Decimal units, as used for transfer quotas: 1 GB is 10⁹ bytes. */
export const BYTES_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** One of the decimal units. */
export type BytesUnit = (typeof BYTES_UNITS)[number];

// Decimals are insignificant below a megabyte.
const digitsOf = (unit: BytesUnit): number => (unit === 'byte' || unit === 'kilobyte' ? 0 : 1);

/** Formats an amount of data: `566.1 GB`. Default unit: the largest one in which the rounded value is at least one. */
export function formatBytes(locale: string, bytes: number, unit: BytesUnit = largestUnit(bytes)): string {
  return formatNumber(locale, bytes / sizeOf(unit), { unit, digits: digitsOf(unit) });
}

const sizeOf = (unit: BytesUnit): number => 1000 ** BYTES_UNITS.indexOf(unit);

function largestUnit(bytes: number): BytesUnit {
  const fits = (unit: BytesUnit) => {
    const scale = 10 ** digitsOf(unit);
    return Math.round((Math.abs(bytes) / sizeOf(unit)) * scale) / scale < 1000;
  };
  return BYTES_UNITS.find(fits) ?? 'terabyte';
}
