// Formatters are expensive to create.
const formats = new Map<string, Intl.NumberFormat>();

/** A cached Intl.NumberFormat with the locale's defaults. */
export function numberFormat(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}
