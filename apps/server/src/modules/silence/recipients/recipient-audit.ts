import type { AuditAction, SilenceRecipient } from '@unmuted/api/contract';
import type { RecipientOwner } from '#/modules/silence/recipients/recipient-owner.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';

export const valuesOf = ({ name, channel, afterMin, locale, timeZone, quietHours }: SilenceRecipient) => ({
  name,
  channel,
  afterMin,
  locale,
  timeZone,
  quietHours: quietHours && `${quietHours.from}–${quietHours.until}`,
});

interface RecipientEvent {
  readonly action: AuditAction;
  readonly owner: Pick<RecipientOwner, 'kind' | 'id' | 'name' | 'account_id'>;
  readonly recipient: Pick<SilenceRecipient, 'name' | 'channel'>;
  readonly before?: object | null;
  readonly after?: object | null;
}

/** A target may contain secrets, and personal data: only that it changed is recorded. Policies concern no account. */
export function audit(
  { clock }: { readonly clock: Clock },
  tx: Tx,
  { scope, caller }: Act,
  { action, owner, recipient, before = null, after = null }: RecipientEvent,
): Promise<void> {
  const { kind, id, name, account_id: accountId } = owner;
  return recordAudit(tx, {
    at: clock.now(),
    action,
    by: scope,
    about: accountId === null ? null : { accountId },
    caller,
    details: {
      ...(kind === 'station' ? { station: name, stationId: id } : { policy: name, policyId: id }),
      recipient: recipient.name,
      channel: recipient.channel,
    },
    change: { before, after, secretFields: ['target'] },
  });
}
