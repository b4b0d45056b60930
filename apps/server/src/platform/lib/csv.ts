/** What a cell can hold; what is not known is an empty cell. */
export type CsvCell = string | number | null;

/** What a spreadsheet would take for a formula, also behind quotes, which some readers drop (OWASP, "CSV Injection"). */
const formula = /^["']*[=+\-@\t\r\n\0]/;
/** What RFC 4180 §2.6 wants in quotes, and the separators of other countries' spreadsheets. */
const special = /[",;\t\r\n]|^\s|\s$/;

/** A table as comma-separated values (RFC 4180) with a byte order mark; no text of it can run as a formula. */
export function csvOf(records: Iterable<readonly CsvCell[]>): string {
  let text = '\uFEFF';
  for (const record of records) text += `${record.map(cellOf).join(',')}\r\n`;
  return text;
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = formula.test(cell) ? `'${cell}` : cell;
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
