import type { AlertReceipt } from '@unmuted/api/contract';
import type { Row } from '#/platform/db/schema.ts';

export type ReceiptRow = Pick<
  Row<'silence_alerts'>,
  'id' | 'queued_at' | 'event' | 'state' | 'duration_ms' | 'status' | 'error'
>;

/** The time until the service took a message; null before. */
export const durationOf = ({
  state,
  duration_ms,
}: Pick<ReceiptRow, 'state' | 'duration_ms'>): number | null =>
  state === 'sent' || state === 'delivered' ? duration_ms : null;

export const toReceipt = (row: ReceiptRow): AlertReceipt => ({
  id: row.id,
  at: row.queued_at.toISOString(),
  event: row.event,
  state: row.state,
  durationMs: durationOf(row),
  status: row.status,
  error: row.error,
});
