import type { AdminCastRow } from '@unmuted/api';
import { type CsvColumns, csvOf } from '#/lib/csv.ts';

const columns: CsvColumns<AdminCastRow> = {
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
};

/** A table for spreadsheets and scripts: names of fields in English, times in UTC. */
export const castsCsv = (rows: readonly AdminCastRow[]) => csvOf(rows, columns);
