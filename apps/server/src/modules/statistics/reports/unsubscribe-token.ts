import type { SecretBox } from '#/platform/crypto/secrets.ts';

const place = { rowId: 'mail', column: 'report_schedules.cast_id' };

/** The token of an unsubscribe link: authenticated, and valid for nothing else. */
export const sealUnsubscribeToken = (secrets: SecretBox, castId: string): string =>
  secrets.seal(castId, place).toString('base64url');

/** Returns the cast of a token, or null if it is invalid. */
export function openUnsubscribeToken(secrets: SecretBox, token: string): string | null {
  try {
    return secrets.open(Buffer.from(token, 'base64url'), place);
  } catch {
    return null;
  }
}
