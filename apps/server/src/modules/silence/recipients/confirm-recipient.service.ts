import { type AlertReceipt, limits, type SilenceRecipient } from '@unmuted/api/contract';
import { requireChannel } from '#/modules/silence/alerts/channels/available.ts';
import { openTarget } from '#/modules/silence/alerts/channels/recipient-target.ts';
import { readAlert, saveRecipient } from '#/modules/silence/alerts/queue/queue.repository.ts';
import { toReceipt } from '#/modules/silence/alerts/queue/receipt.ts';
import { sendNow } from '#/modules/silence/alerts/queue/send-now.ts';
import { alertCode, codeHash } from '#/modules/silence/alerts/tokens/alert-tokens.ts';
import { confirmsBy, passConfirmation, sendLink } from '#/modules/silence/recipients/confirmation.ts';
import { audit } from '#/modules/silence/recipients/recipient-audit.ts';
import * as repository from '#/modules/silence/recipients/recipients.repository.ts';
import {
  type RecipientDeps,
  readRecipient,
  requireOwner,
} from '#/modules/silence/recipients/recipients.service.ts';
import { accountOf, type Scope } from '#/platform/auth/scope.ts';
import type { Row } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import { throttled } from '#/platform/throttle/throttle.ts';

type Recipient = Row<'silence_recipients'>;

const minuteMs = 60_000;
const codeTries = 5;
const perAccount = { kind: 'silence_recipient.test', limit: 20, windowMs: minuteMs };
const perRecipient = { kind: 'silence_recipient.test_one', limit: 10, windowMs: 10 * minuteMs };

/** Confirms a telephone number. A code can be tried five times. */
export async function verifyRecipient(
  deps: RecipientDeps,
  act: Act,
  place: repository.RecipientPlace,
  code: string,
): Promise<SilenceRecipient> {
  const { db, clock, secrets } = deps;
  const now = clock.now();
  const isRight = await db.transaction().execute(async (tx) => {
    const owner = await requireOwner(tx, act.scope, place);
    const row = await repository.lockRecipient(tx, act.scope, place);
    if (!row) throw new AppError('resource.not_found');
    if (row.confirmed_at !== null) return true;
    const until = row.confirm_until;
    if (confirmsBy(row.channel) !== 'code' || !row.confirm_hash || !until || until <= now) return false;
    if (row.confirm_tries >= codeTries)
      throw throttled({ retryAfterS: Math.ceil((until.getTime() - now.getTime()) / 1_000) });
    if (!row.confirm_hash.equals(codeHash(secrets, row.id, code))) return false;
    await saveRecipient(tx, row.id, {
      confirmed_at: now,
      confirm_hash: null,
      confirm_until: null,
      version: row.version + 1,
    });
    await audit(deps, tx, act, {
      action: 'silence_recipient.updated',
      owner,
      recipient: row,
      before: { state: 'pending' },
      after: { state: 'confirmed' },
    });
    return true;
  });
  if (!isRight) {
    await repository.countWrongCode(db, place.recipientId);
    throw new AppError('auth.invalid_code');
  }
  return readRecipient(db, act.scope, place);
}

/** Sends a test message, which confirms a service; a person who has not confirmed gets the confirmation again. */
export async function testRecipient(
  deps: RecipientDeps,
  scope: Scope,
  place: repository.RecipientPlace,
): Promise<AlertReceipt> {
  const { db, throttle } = deps;
  const [row] = await repository.listRecipients(db, scope, place, place.recipientId);
  if (!row) throw new AppError('resource.not_found');
  requireChannel(deps, row.channel);
  if (row.disabled_at) throw new AppError('silence.recipient_disabled');
  await throttle.pass(perAccount, accountOf(scope));
  await throttle.pass(perRecipient, row.id);
  return sendTest(deps, scope, place, row);
}

/** The caller has checked that the recipient may be sent something. */
export async function sendTest(
  deps: RecipientDeps,
  scope: Scope,
  place: repository.RecipientPlace,
  row: Recipient,
): Promise<AlertReceipt> {
  const how = row.confirmed_at === null ? confirmsBy(row.channel) : 'test';
  if (how === 'link') return sendLinkAgain(deps, scope, place, row);
  const id = uuidv7(deps.clock.now());
  if (how === 'code') await startCode(deps, scope, place, { row, alertId: id });
  const event = how === 'code' ? 'confirm' : 'test';
  return toReceipt(await sendNow(deps, { id, recipient: row, event }));
}

async function startCode(
  deps: RecipientDeps,
  scope: Scope,
  place: repository.RecipientPlace,
  { row, alertId }: { readonly row: Recipient; readonly alertId: string },
): Promise<void> {
  const { db, clock, secrets } = deps;
  const target = openTarget(secrets, row.id, row.target);
  if (target) await passConfirmation(deps, scope, target);
  await db.transaction().execute(async (tx) => {
    if (!(await repository.lockRecipient(tx, scope, place))) throw new AppError('resource.not_found');
    await saveRecipient(tx, row.id, {
      confirm_hash: codeHash(secrets, row.id, alertCode(secrets, alertId)),
      confirm_until: new Date(clock.now().getTime() + limits.recipientCodeMin * minuteMs),
      confirm_tries: 0,
    });
  });
}

async function sendLinkAgain(
  deps: RecipientDeps,
  scope: Scope,
  place: repository.RecipientPlace,
  row: Recipient,
): Promise<AlertReceipt> {
  const target = openTarget(deps.secrets, row.id, row.target);
  if (target?.channel !== 'email') throw new AppError('silence.recipient_disabled');
  await passConfirmation(deps, scope, target);
  const alertId = await deps.db.transaction().execute(async (tx) => {
    const owner = await requireOwner(tx, scope, place);
    if (!(await repository.lockRecipient(tx, scope, place))) throw new AppError('resource.not_found');
    const sent = await sendLink(deps, tx, owner, { recipient: row, email: target.email });
    await saveRecipient(tx, row.id, sent.change);
    return sent.alertId;
  });
  const alert = await readAlert(deps.db, alertId);
  if (!alert) throw new AppError('resource.not_found');
  return toReceipt(alert);
}
