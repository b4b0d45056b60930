import type { CellValue } from '#/lib/columnar/index.ts';
import { dateFormat } from '#/lib/date-format.ts';

// Making one costs a thousand times what using it does.
const numbers = new Map<string, Intl.NumberFormat>();

/** A value as the reader's language writes it; what is empty is the empty text. */
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
