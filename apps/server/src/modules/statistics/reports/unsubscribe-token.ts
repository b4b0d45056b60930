import type { SecretBox } from '#/platform/crypto/secrets.ts';

const place = { rowId: 'mail', column: 'report_schedules.cast_id' };

/** The end of a link that turns the mails of a cast off: only we can make one, and it opens nothing else. */
export const sealUnsubscribeToken = (secrets: SecretBox, castId: string): string =>
  secrets.seal(castId, place).toString('base64url');

/** The cast of such a link; null for anything else. */
export function openUnsubscribeToken(secrets: SecretBox, token: string): string | null {
  try {
    return secrets.open(Buffer.from(token, 'base64url'), place);
  } catch {
    return null;
  }
}
