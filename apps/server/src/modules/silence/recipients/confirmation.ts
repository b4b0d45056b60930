import { type AlertChannel, limits } from '@unmuted/api/contract';
import type { StoredTarget } from '#/modules/silence/alerts/channels/alert-channel.ts';
import { placeColumns } from '#/modules/silence/alerts/queue/place.ts';
import { insertAlert, type RecipientChange } from '#/modules/silence/alerts/queue/queue.repository.ts';
import { alertCode, codeHash, newToken, tokenHash } from '#/modules/silence/alerts/tokens/alert-tokens.ts';
import { isPersonOf, type RecipientOwner } from '#/modules/silence/recipients/recipient-owner.repository.ts';
import { accountOf, type Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Row, Tx } from '#/platform/db/schema.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { Mailer } from '#/platform/mail/mail.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

export interface ConfirmationDeps {
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly throttle: Throttle;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Nobody may use the confirmations to flood a mailbox or a telephone, also not from several accounts. */
const perTarget = { kind: 'silence_recipient.confirm_target', limit: 5, windowMs: dayMs };
const perAccount = { kind: 'silence_recipient.confirm', limit: 30, windowMs: hourMs };

/** Counts a confirmation that may be sent; call it outside of the transaction of the change. */
export async function passConfirmation(
  { throttle }: Pick<ConfirmationDeps, 'throttle'>,
  scope: Scope,
  target: StoredTarget,
): Promise<void> {
  const address = 'email' in target ? target.email : 'phone' in target ? target.phone : null;
  if (address === null) return;
  await throttle.pass(perAccount, accountOf(scope));
  await throttle.pass(perTarget, address);
}

/** How a person confirms a channel; services are confirmed by the first test that they take. */
export const confirmsBy = (channel: AlertChannel): 'link' | 'code' | 'test' => {
  if (channel === 'email') return 'link';
  return channel === 'sms' || channel === 'voice' ? 'code' : 'test';
};

/** What is stored, and the message with the code that has to be sent then; null for none. */
export interface Confirmation {
  readonly change: RecipientChange;
  readonly codeAlertId: string | null;
}

const unconfirmed = {
  confirmed_at: null,
  confirm_hash: null,
  confirm_until: null,
  confirm_tries: 0,
  disabled_at: null,
  problem: null,
  failing_since: null,
} as const satisfies RecipientChange;

/** Starts the confirmation of a new target. The address of a person of the account, or of the staff for a policy, needs none. */
export async function startConfirmation(
  deps: ConfirmationDeps,
  tx: Tx,
  owner: RecipientOwner,
  { id, target }: { readonly id: string; readonly target: StoredTarget },
): Promise<Confirmation> {
  const { clock, secrets } = deps;
  const now = clock.now();
  if (target.channel === 'email') {
    const isKnown = await isPersonOf(tx, owner, target.email);
    if (isKnown) return { change: { ...unconfirmed, confirmed_at: now }, codeAlertId: null };
    return { change: { ...unconfirmed, ...linkChange(now) }, codeAlertId: null };
  }
  if (confirmsBy(target.channel) === 'test') return { change: unconfirmed, codeAlertId: null };
  const codeAlertId = uuidv7(now);
  return {
    change: {
      ...unconfirmed,
      confirm_hash: codeHash(secrets, id, alertCode(secrets, codeAlertId)),
      confirm_until: new Date(now.getTime() + limits.recipientCodeMin * minuteMs),
    },
    codeAlertId,
  };
}

const linkChange = (now: Date): RecipientChange => ({
  confirm_until: new Date(now.getTime() + limits.recipientLinkDays * dayMs),
});

/**
 * Sends the link of a confirmation with the transaction; earlier links end. The caller saves the returned hash.
 */
export async function sendLink(
  deps: ConfirmationDeps,
  tx: Tx,
  owner: Pick<RecipientOwner, 'kind' | 'id' | 'name'>,
  {
    recipient,
    email,
  }: {
    readonly recipient: Pick<Row<'silence_recipients'>, 'id' | 'name' | 'channel' | 'hint' | 'locale'>;
    readonly email: string;
  },
): Promise<{ readonly alertId: string; readonly change: RecipientChange }> {
  const now = deps.clock.now();
  const token = newToken();
  const alertId = uuidv7(now);
  const { id, name, channel, hint, locale } = recipient;
  await insertAlert(tx, {
    id: alertId,
    ...placeColumns(owner),
    recipient_id: id,
    recipient_name: name,
    channel,
    hint,
    event: 'confirm',
    state: 'sent',
    queued_at: now,
    sent_at: now,
    attempts: 1,
    duration_ms: 0,
    provider_id: alertId,
  });
  const link = `${deps.publicUrl()}/alert/confirm#token=${token}`;
  const mail =
    owner.kind === 'station'
      ? ({ kind: 'silence_confirm', name, station: owner.name, link } as const)
      : ({ kind: 'silence_confirm', name, policy: owner.name, link } as const);
  await deps.mailer.send(tx, { email, locale }, mail, { id: alertId });
  return { alertId, change: { ...linkChange(now), confirm_hash: tokenHash(token) } };
}
