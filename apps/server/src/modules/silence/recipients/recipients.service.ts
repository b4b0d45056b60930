import {
  type CreatedRecipient,
  limits,
  type RecipientChange,
  type RecipientDraft,
  type SilenceRecipient,
  type SilenceRecipientList,
} from '@unmuted/api/contract';
import type { StoredTarget } from '#/modules/silence/alerts/channels/alert-channel.ts';
import { listChannels } from '#/modules/silence/alerts/channels/available.ts';
import { readPushKey } from '#/modules/silence/alerts/channels/push-keys.ts';
import { sealTarget } from '#/modules/silence/alerts/channels/recipient-target.ts';
import { monthOf } from '#/modules/silence/alerts/queue/attempt.ts';
import { type Place, placeColumns } from '#/modules/silence/alerts/queue/place.ts';
import { countTexts, saveRecipient } from '#/modules/silence/alerts/queue/queue.repository.ts';
import { type SendNowDeps, sendNow } from '#/modules/silence/alerts/queue/send-now.ts';
import {
  type ConfirmationDeps,
  passConfirmation,
  sendLink,
  startConfirmation,
} from '#/modules/silence/recipients/confirmation.ts';
import { isChanged, requireTarget, type TargetDeps } from '#/modules/silence/recipients/entered-target.ts';
import { audit, valuesOf } from '#/modules/silence/recipients/recipient-audit.ts';
import {
  findOwner,
  lockPolicy,
  type RecipientOwner,
} from '#/modules/silence/recipients/recipient-owner.repository.ts';
import { toRecipient } from '#/modules/silence/recipients/recipient-response.ts';
import * as repository from '#/modules/silence/recipients/recipients.repository.ts';
import { lockOpenStation } from '#/modules/stations/stations/change-station.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

type RecipientPlace = repository.RecipientPlace;

export interface RecipientDeps extends SendNowDeps, ConfirmationDeps, TargetDeps {}

export async function requireOwner(db: Db | Tx, scope: Scope, place: Place): Promise<RecipientOwner> {
  const owner = await findOwner(db, scope, place);
  if (!owner) throw new AppError('resource.not_found');
  return owner;
}

/** A suspended station is read-only for its owner. */
async function lockOwner(tx: Tx, scope: Scope, place: Place): Promise<RecipientOwner> {
  if (place.kind === 'station') await lockOpenStation(tx, scope, place.id);
  else await lockPolicy(tx, scope, place.id);
  return requireOwner(tx, scope, place);
}

export async function listRecipients(
  deps: Omit<RecipientDeps, 'db'> & { readonly db: Db | Tx },
  scope: Scope,
  place: Place,
): Promise<SilenceRecipientList> {
  const { db, clock, textService } = deps;
  const owner = await requireOwner(db, scope, place);
  const rows = await repository.listRecipients(db, scope, place);
  return {
    items: rows.map(toRecipient),
    channels: listChannels(deps),
    pushKey: await readPushKey(deps),
    sms: textService && {
      used: await countTexts(db, place, monthOf(clock.now())),
      limit: owner.sms_per_month ?? limits.smsPerMonth,
    },
  };
}

export async function readRecipient(
  db: Db | Tx,
  scope: Scope,
  place: RecipientPlace,
): Promise<SilenceRecipient> {
  const [row] = await repository.listRecipients(db, scope, place, place.recipientId);
  if (!row) throw new AppError('resource.not_found');
  return toRecipient(row);
}

export async function createRecipient(
  deps: RecipientDeps,
  act: Act,
  { kind, id: placeId }: Place,
  draft: RecipientDraft,
): Promise<CreatedRecipient> {
  const { db, clock, secrets } = deps;
  const { scope } = act;
  const id = uuidv7(clock.now());
  const place = { kind, id: placeId, recipientId: id };
  await requireOwner(db, scope, place);
  const { target, hint, secret } = requireTarget(deps, draft.target);
  await passConfirmation(deps, scope, target);
  const codeAlertId = await db.transaction().execute(async (tx) => {
    const owner = await lockOwner(tx, scope, place);
    const allowed = owner.max_recipients ?? limits.recipients;
    if ((await repository.countRecipients(tx, place)) >= allowed)
      throw new AppError('resource.limit_reached');
    await repository.insertRecipient(tx, {
      id,
      ...placeColumns(place),
      channel: target.channel,
      target: sealTarget(secrets, id, target),
      hint,
      ...columnsOf(draft),
      created_at: clock.now(),
    });
    const started = await confirm(deps, tx, owner, { ...draft, id, hint, target });
    const recipient = await readRecipient(tx, scope, place);
    const event = { action: 'silence_recipient.created', recipient, after: valuesOf(recipient) } as const;
    await audit(deps, tx, act, { ...event, owner });
    return started;
  });
  return { recipient: await sendCode(deps, scope, place, codeAlertId), secret };
}

export async function updateRecipient(
  deps: RecipientDeps,
  act: Act,
  place: RecipientPlace,
  { change, version }: { readonly change: RecipientChange; readonly version: number },
): Promise<CreatedRecipient> {
  const { db, secrets } = deps;
  const { scope } = act;
  const former = await readRecipient(db, scope, place);
  if (former.version !== version) throw new AppError('resource.version_conflict', { current: former });
  const read = change.target && requireTarget(deps, change.target);
  const isNew = read !== undefined && (await isChanged(deps, scope, place, read.target));
  if (isNew) await passConfirmation(deps, scope, read.target);
  const codeAlertId = await db.transaction().execute(async (tx) => {
    const owner = await requireOwner(tx, scope, place);
    const { row, before } = await lockOwn(tx, scope, place);
    if (row.version !== version) throw new AppError('resource.version_conflict', { current: before });
    await saveRecipient(tx, row.id, {
      ...columnsOf(change),
      version: version + 1,
      ...(isNew && {
        channel: read.target.channel,
        target: sealTarget(secrets, row.id, read.target),
        hint: read.hint,
      }),
    });
    const started = isNew
      ? await confirm(deps, tx, owner, { ...change, id: row.id, hint: read.hint, target: read.target })
      : null;
    const after = await readRecipient(tx, scope, place);
    await audit(deps, tx, act, {
      action: 'silence_recipient.updated',
      owner,
      recipient: after,
      before: { ...valuesOf(before), ...(isNew && { target: version }) },
      after: { ...valuesOf(after), ...(isNew && { target: version + 1 }) },
    });
    return started;
  });
  const recipient = await sendCode(deps, scope, place, codeAlertId);
  return { recipient, secret: isNew ? read.secret : null };
}

export async function deleteRecipient(deps: RecipientDeps, act: Act, place: RecipientPlace): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const owner = await requireOwner(tx, act.scope, place);
    const { before } = await lockOwn(tx, act.scope, place);
    await repository.deleteRecipient(tx, place.recipientId);
    await audit(deps, tx, act, {
      action: 'silence_recipient.deleted',
      owner,
      recipient: before,
      before: valuesOf(before),
    });
  });
}

/** The caller must have passed `passConfirmation`. Returns the message with the code that has to be sent then. */
async function confirm(
  deps: RecipientDeps,
  tx: Tx,
  owner: RecipientOwner,
  {
    id,
    hint,
    target,
    name,
    locale,
  }: Pick<RecipientDraft, 'name' | 'locale'> & {
    readonly id: string;
    readonly hint: string;
    readonly target: StoredTarget;
  },
): Promise<string | null> {
  const { change, codeAlertId } = await startConfirmation(deps, tx, owner, { id, target });
  await saveRecipient(tx, id, change);
  if (target.channel === 'email' && change.confirmed_at === null) {
    const recipient = { id, name, channel: target.channel, hint, locale };
    const link = await sendLink(deps, tx, owner, { recipient, email: target.email });
    await saveRecipient(tx, id, link.change);
  }
  return codeAlertId;
}

/** Sends the code of a telephone number, if there is one, and returns the recipient with the receipt. */
export async function sendCode(
  deps: RecipientDeps,
  scope: Scope,
  place: RecipientPlace,
  codeAlertId: string | null,
): Promise<SilenceRecipient> {
  if (codeAlertId !== null) {
    const [row] = await repository.listRecipients(deps.db, scope, place, place.recipientId);
    // A failure is in the receipt; the recipient was created, and the code can be sent again.
    if (row) await sendNow(deps, { id: codeAlertId, recipient: row, event: 'confirm' }).catch(unlessBusy);
  }
  return readRecipient(deps.db, scope, place);
}

function unlessBusy(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'service.unavailable') throw error;
}

type Fields = Omit<RecipientDraft, 'target'>;

const columnsOf = ({ name, afterMin, locale, timeZone, quietHours }: Fields) => ({
  name,
  after_min: afterMin,
  locale,
  timezone: timeZone,
  quiet_from: quietHours?.from ?? null,
  quiet_until: quietHours?.until ?? null,
});

async function lockOwn(
  tx: Tx,
  scope: Scope,
  place: RecipientPlace,
): Promise<{ row: Row<'silence_recipients'>; before: SilenceRecipient }> {
  const row = await repository.lockRecipient(tx, scope, place);
  if (!row) throw new AppError('resource.not_found');
  return { row, before: await readRecipient(tx, scope, place) };
}
