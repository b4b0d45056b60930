import type { RecipientConfirmation } from '@unmuted/api/contract';
import { type AskedRecipient, findAskedRecipient } from '#/modules/silence/alerts/links/links.repository.ts';
import { type LinkDeps, passOpening } from '#/modules/silence/alerts/links/links.service.ts';
import { saveRecipient } from '#/modules/silence/alerts/queue/queue.repository.ts';
import { tokenHash } from '#/modules/silence/alerts/tokens/alert-tokens.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';

export async function openConfirmation(
  deps: LinkDeps,
  token: string,
  caller: Caller,
): Promise<RecipientConfirmation> {
  await passOpening(deps, caller);
  const asked = await findAskedRecipient(deps.db, tokenHash(token), deps.clock.now());
  if (!asked) throw new AppError('auth.invalid_link');
  return toConfirmation(asked);
}

/** Until the link expires, the person can change their mind. */
export async function answerConfirmation(
  deps: LinkDeps,
  { token, accept }: { readonly token: string; readonly accept: boolean },
  caller: Caller,
): Promise<RecipientConfirmation> {
  await passOpening(deps, caller);
  const { db, clock, bus } = deps;
  const now = clock.now();
  const hash = tokenHash(token);
  const answered = await db.transaction().execute(async (tx) => {
    const asked = await findAskedRecipient(tx, hash, now, true);
    if (!asked) throw new AppError('auth.invalid_link');
    if (acceptedOf(asked) === accept) return asked;
    await saveRecipient(
      tx,
      asked.id,
      accept
        ? { confirmed_at: now, disabled_at: null, problem: null, version: asked.version + 1 }
        : { confirmed_at: null, disabled_at: now, problem: 'unsubscribed', version: asked.version + 1 },
    );
    await recordAudit(tx, {
      at: now,
      action: 'silence_recipient.updated',
      by: 'nobody',
      about: asked.account_id === null ? null : { accountId: asked.account_id },
      caller,
      details: {
        ...(asked.policy_id === null
          ? { station: asked.station_name, stationId: asked.station_id }
          : { policy: asked.policy_name, policyId: asked.policy_id }),
        recipient: asked.name,
        channel: asked.channel,
      },
      change: { before: { accepted: acceptedOf(asked) }, after: { accepted: accept } },
    });
    return { ...asked, confirmed_at: accept ? now : null, disabled_at: accept ? null : now };
  });
  if (answered.station_id !== null) bus.publish([`silence:${answered.station_id}`]);
  return toConfirmation(answered);
}

/** Null if the person has not answered. */
const acceptedOf = ({ confirmed_at, disabled_at }: AskedRecipient): boolean | null => {
  if (disabled_at !== null) return false;
  return confirmed_at === null ? null : true;
};

const toConfirmation = (asked: AskedRecipient): RecipientConfirmation => ({
  stationName: asked.station_name,
  policyName: asked.policy_name,
  recipientName: asked.name,
  accepted: acceptedOf(asked),
});
