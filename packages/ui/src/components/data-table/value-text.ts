import type { CellValue } from '#/lib/columnar/index.ts';

// Making one costs a thousand times what using it does.
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** A value as the reader's language writes it; what is empty is the empty text. */
export function valueText(value: CellValue, locale: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'bigint') {
    if (Number.isNaN(value)) return '';
    return kept(numbers, locale, () => new Intl.NumberFormat(locale)).format(value);
  }
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return '';
    const create = () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return kept(dates, locale, create).format(value);
  }
  return String(value);
}

function kept<Format>(known: Map<string, Format>, locale: string, create: () => Format): Format {
  const format = known.get(locale) ?? create();
  known.set(locale, format);
  return format;
}
