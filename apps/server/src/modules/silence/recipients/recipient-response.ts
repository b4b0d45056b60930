import type { SilenceRecipient } from '@unmuted/api/contract';
import { toReceipt } from '#/modules/silence/alerts/queue/receipt.ts';
import type { ListedRecipient } from '#/modules/silence/recipients/recipients.repository.ts';

export function toRecipient(row: ListedRecipient): SilenceRecipient {
  const { quiet_from: from, quiet_until: until, confirm_until: confirmUntil } = row;
  const state = row.disabled_at ? 'disabled' : row.confirmed_at ? 'confirmed' : 'pending';
  return {
    id: row.id,
    name: row.name,
    channel: row.channel,
    hint: row.hint,
    afterMin: row.after_min,
    locale: row.locale,
    timeZone: row.timezone,
    quietHours: from === null || until === null ? null : { from, until },
    state,
    confirmUntil: state === 'pending' && confirmUntil ? confirmUntil.toISOString() : null,
    problem: row.problem,
    last: row.last && toReceipt(row.last),
    version: row.version,
  };
}
