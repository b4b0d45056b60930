/** The characters of a CSV file that spreadsheets interpret by their locale. */
export interface CsvFormat {
  /** Between cells. */
  readonly separator: ',' | ';';
  /** Of numbers. */
  readonly decimal: '.' | ',';
}

/** RFC 4180. */
export const plainCsv: CsvFormat = { separator: ',', decimal: '.' };
/** Where the comma is the decimal separator, spreadsheets split cells at semicolons only. */
const commaDecimals: CsvFormat = { separator: ';', decimal: ',' };

/**
 * The format that a spreadsheet of the reader opens in columns. The language of the browser counts too, because it follows
 * the region of the system more often than the language of the interface does.
 */
export function csvFormatOf(locale: string, browserLocale = globalThis.navigator?.language): CsvFormat {
  const locales = browserLocale ? [locale, browserLocale] : [locale];
  return locales.some(hasCommaDecimals) ? commaDecimals : plainCsv;
}

function hasCommaDecimals(locale: string): boolean {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',');
}
