import type { RecipientDraft } from '@unmuted/api/contract';
import type { StoredTarget } from '#/modules/silence/alerts/channels/alert-channel.ts';
import { requireChannel } from '#/modules/silence/alerts/channels/available.ts';
import { openTarget, readTarget } from '#/modules/silence/alerts/channels/recipient-target.ts';
import type { ChannelDeps } from '#/modules/silence/alerts/channels/send-by-channel.ts';
import { listRecipients, type RecipientPlace } from '#/modules/silence/recipients/recipients.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import { newSigningSecret } from '#/platform/crypto/sign-message.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';

export interface TargetDeps extends Pick<ChannelDeps, 'textService'> {
  readonly db: Db;
  readonly secrets: SecretBox;
  /** `host:port` of receivers that may be reached without https, and may be private. */
  readonly webhookPlainHosts: readonly string[];
}

/** Checks what the schema cannot. A webhook gets its signing secret here. */
export function requireTarget(deps: TargetDeps, entered: RecipientDraft['target']) {
  requireChannel(deps, entered.channel);
  const read = readTarget(entered, deps.webhookPlainHosts);
  if ('field' in read)
    throw new AppError('request.invalid', {
      errors: [{ pointer: `/target/${read.field}`, code: 'pattern', params: {} }],
    });
  const { stored, hint } = read;
  if (stored.channel !== 'webhook') return { target: stored, hint, secret: null };
  const secret = newSigningSecret();
  return { target: { ...stored, secret }, hint, secret };
}

/** The same target again is none, unless it was disabled by failures; a person who declined is not asked again. */
export async function isChanged(
  { db, secrets }: TargetDeps,
  scope: Scope,
  place: RecipientPlace,
  target: StoredTarget,
): Promise<boolean> {
  const [row] = await listRecipients(db, scope, place, place.recipientId);
  if (!row) throw new AppError('resource.not_found');
  if (row.disabled_at !== null && row.problem !== 'unsubscribed') return true;
  const former = openTarget(secrets, row.id, row.target);
  return JSON.stringify(plain(former)) !== JSON.stringify(plain(target));
}

const plain = (target: StoredTarget | null) =>
  target?.channel === 'webhook' ? { ...target, secret: '' } : target;
