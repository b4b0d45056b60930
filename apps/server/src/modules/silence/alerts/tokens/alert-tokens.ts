import { createHash, randomBytes } from 'node:crypto';
import type { SecretBox } from '#/platform/crypto/secrets.ts';

type Fingerprints = Pick<SecretBox, 'fingerprint'>;

const tokenBytes = 16;
const codeDigits = 6;

/** Only the hash of a token is stored. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A token of a link that is sent once. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** The token of the link of a message: the same for all its tries, and nowhere stored. */
export const alertToken = ({ fingerprint }: Fingerprints, alertId: string): string =>
  fingerprint(`silence alert ${alertId}`).subarray(0, tokenBytes).toString('base64url');

/** The six digits of the confirmation that a message contains. */
export const alertCode = ({ fingerprint }: Fingerprints, alertId: string): string =>
  String(fingerprint(`silence code ${alertId}`).readUIntBE(0, 6) % 10 ** codeDigits).padStart(
    codeDigits,
    '0',
  );

/** Keyed, because all codes could be tried against a plain hash. */
export const codeHash = ({ fingerprint }: Fingerprints, recipientId: string, code: string): Buffer =>
  fingerprint(`silence confirm ${recipientId} ${code}`);
