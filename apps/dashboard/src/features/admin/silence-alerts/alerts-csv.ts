import type { AlertRow } from '@unmuted/api';
import { type CsvColumns, csvOf } from '#/lib/csv.ts';

const columns: CsvColumns<AlertRow> = {
  id: ({ id }) => id,
  at: ({ at }) => at,
  station: ({ station }) => station?.name ?? null,
  customer: ({ customer }) => customer && (customer.company ?? customer.name),
  incident: ({ incident }) => incident?.id ?? null,
  kind: ({ incident }) => incident?.kind ?? null,
  event: ({ event }) => event,
  policy: ({ policy }) => policy?.name ?? null,
  recipient: ({ recipientName }) => recipientName,
  channel: ({ channel }) => channel,
  address: ({ hint }) => hint,
  state: ({ state }) => state,
  attempts: ({ attempts }) => attempts,
  sent_at: ({ sentAt }) => sentAt,
  duration_ms: ({ durationMs }) => durationMs,
  status: ({ status }) => status,
  error: ({ error }) => error,
  provider_id: ({ providerId }) => providerId,
};

/** A table for spreadsheets and scripts: names of fields in English, times in UTC. */
export const alertsCsv = (rows: readonly AlertRow[]) => csvOf(rows, columns);
