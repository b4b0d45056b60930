import type { AdminCastRow } from '@unmuted/api';

const columns = {
  username: ({ username }) => username,
  name: ({ name }) => name,
  customer: ({ customer }) => customer.company ?? customer.name,
  email: ({ customer }) => customer.email,
  state: ({ state }) => state,
  plan: ({ plan }) => plan,
  listeners: ({ listeners }) => listeners,
  listener_limit: ({ listenerLimit }) => listenerLimit,
  streams: ({ streamCount }) => streamCount,
  server: ({ server }) => server,
  last_source_at: ({ lastSourceAt }) => lastSourceAt,
  created_at: ({ createdAt }) => createdAt,
} as const satisfies Readonly<Record<string, (row: AdminCastRow) => string | number | null>>;

/** A table for spreadsheets and scripts: names of fields in English, times in UTC. */
export function castsCsv(rows: readonly AdminCastRow[]): string {
  const lines = rows.map((row) => Object.values(columns).map((read) => cellOf(read(row))));
  return `\ufeff${[Object.keys(columns), ...lines].map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}

/** A text that a spreadsheet would read as a formula begins with an apostrophe. */
function cellOf(value: string | number | null): string {
  if (value === null) return '';
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
