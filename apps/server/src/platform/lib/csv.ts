/** The value of a cell; null is an empty cell. */
export type CsvCell = string | number | null;

/**
 * Prefixes that spreadsheets treat as a formula, also behind quotes, which some readers strip
 * (OWASP, "CSV Injection").
 */
const formula = /^["']*[=+\-@\t\r\n\0]/;
/** Characters that require quotes (RFC 4180 §2.6), and the separators of other locales. */
const special = /[",;\t\r\n]|^\s|\s$/;

/**
 * Formats CSV (RFC 4180) with a byte order mark; no text can run as a formula. Where the locale has decimal commas,
 * spreadsheets split cells at semicolons only.
 */
export function csvOf(records: Iterable<readonly CsvCell[]>, locale = 'en'): string {
  const hasCommas = new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',');
  const [separator, decimal] = hasCommas ? [';', ','] : [',', '.'];
  let text = '\uFEFF';
  for (const record of records) {
    text += `${record.map((cell) => cellOf(cell, decimal)).join(separator)}\r\n`;
  }
  return text;
}

function cellOf(cell: CsvCell, decimal: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimal) : '';
  const text = formula.test(cell) ? `'${cell}` : cell;
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
