import type { AdminCustomerRow } from '@unmuted/api';

const columns: readonly [name: string, read: (row: AdminCustomerRow) => string | number | null][] = [
  ['id', ({ id }) => id],
  ['name', ({ name }) => name],
  ['owner', ({ owner }) => owner.name],
  ['email', ({ owner }) => owner.email],
  ['country', ({ country }) => country],
  ['state', ({ state }) => state],
  ['tags', ({ tags }) => tags.join('; ')],
  ['casts', ({ products }) => products.cast],
  ['stations', ({ products }) => products.station],
  ['sites', ({ products }) => products.site],
  ['skills', ({ products }) => products.skill],
  ['apps', ({ products }) => products.app],
  ['casts_off_air', ({ castsOffAir }) => castsOffAir],
  ['casts_suspended', ({ castsSuspended }) => castsSuspended],
  ['plan', ({ plan }) => plan],
  ['renews_at', ({ renewsAt }) => renewsAt],
  ['signed_in_at', ({ signedInAt }) => signedInAt],
  ['created_at', ({ createdAt }) => createdAt],
];

/** CSV (RFC 4180) with a header line. Texts that a spreadsheet would run as a formula get an apostrophe. */
export function customersCsv(rows: readonly AdminCustomerRow[]): string {
  const lines = [
    columns.map(([name]) => name),
    ...rows.map((row) => columns.map(([, read]) => cellOf(read(row)))),
  ];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
