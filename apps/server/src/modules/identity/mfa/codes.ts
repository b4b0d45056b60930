import { createHmac, randomInt } from 'node:crypto';
import { limits } from '@unmuted/api/contract';
import { Secret, TOTP } from 'otpauth';

/** Without 0 and O, 1, I and L: nobody misreads them on paper. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const groups = 2;
const groupLength = 5;
/** RFC 4226 §4 recommends 160 bits. */
const secretBytes = 20;
/** Clocks of phones are off by seconds, and people type slowly: the step before and the one after count too. */
const toleratedSteps = 1;

export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** RFC 6238 with what every authenticator app knows: SHA-1, six digits, thirty seconds. */
function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  });
}

/** The address that an authenticator app reads from a QR code. */
export function authenticatorUri(secret: string, names: { issuer: string; label: string }): string {
  return totpOf(secret, names).toString();
}

/** The time step whose code this is, within the tolerance. */
export function stepOf(secret: string, digits: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: digits, timestamp, window: toleratedSteps });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** As people type them: with spaces and hyphens, in small letters, in the wide forms of East Asian keyboards. */
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
 * What the database keeps of a recovery code. The code is random (31^10, 49.5 bits), so a slow hash is not needed; the
 * account's secret is the key, which lies sealed, so that a copy of the database alone leaves nothing to guess at.
 */
export function recoveryHash(secret: string, code: string): Buffer {
  return createHmac('sha256', secret).update(normalized(code)).digest();
}
