import { createHmac, randomInt } from 'node:crypto';
import { limits } from '@unmuted/api/contract';
import { Secret, TOTP } from 'otpauth';

/** Excludes 0, O, 1, I and L, which are easily confused on paper. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const groups = 2;
const groupLength = 5;
/** RFC 4226 §4 recommends 160 bits. */
const secretBytes = 20;
/** Phone clocks drift and typing takes time, so the previous and the next step are accepted too. */
const toleratedSteps = 1;

export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** RFC 6238 with the defaults that every authenticator app supports: SHA-1, six digits, thirty seconds. */
function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  });
}

/** The `otpauth:` URI encoded in the QR code. */
export function authenticatorUri(secret: string, names: { issuer: string; label: string }): string {
  return totpOf(secret, names).toString();
}

/** The time step that matches the code within the tolerance. */
export function stepOf(secret: string, digits: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: digits, timestamp, window: toleratedSteps });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Accepts spaces, hyphens, lower case and the full-width forms of East Asian keyboards. */
export function normalized(code: string): string {
  return code
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: limits.recoveryCodes }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join(''),
    ).join('-'),
  );
}

/**
 * The stored form of a recovery code. The code is random (31^10, 49.5 bits), so a slow hash is not needed. It is keyed
 * with the account's encrypted secret, so a copy of the database alone cannot be brute-forced.
 */
export function recoveryHash(secret: string, code: string): Buffer {
  return createHmac('sha256', secret).update(normalized(code)).digest();
}
