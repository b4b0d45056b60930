import type { CellValue } from '#/lib/columnar/index.ts';
import { dateFormat } from '#/lib/date-format.ts';

// Formatters are expensive to create.
const numbers = new Map<string, Intl.NumberFormat>();

/** Formats a value for a locale; empty values become the empty string. */
export function formatValue(value: CellValue, locale: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'bigint') {
    if (Number.isNaN(value)) return '';
    return numberFormat(locale).format(value);
  }
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return '';
    return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(value);
  }
  return String(value);
}

function numberFormat(locale: string): Intl.NumberFormat {
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, format);
  return format;
}
