import type { CellValue } from '#/lib/columnar/index.ts';
import { dateFormat } from '#/lib/date-format.ts';
import type { UiContextValue } from '#/provider/ui-provider.tsx';

export type ValueFormat = Pick<UiContextValue, 'locale' | 'timeZone'>;

// Formatters are expensive to create.
const numbers = new Map<string, Intl.NumberFormat>();

/** Formats a value for a locale and a time zone; empty values become the empty string. */
export function formatValue(value: CellValue, { locale, timeZone }: ValueFormat): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'bigint') {
    if (Number.isNaN(value)) return '';
    return numberFormat(locale).format(value);
  }
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return '';
    return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(value);
  }
  return String(value);
}

function numberFormat(locale: string): Intl.NumberFormat {
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, format);
  return format;
}
