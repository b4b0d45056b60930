import { limits } from '@unmuted/api/contract';
import { TOTP, URI } from 'otpauth';
import { describe, expect, it } from 'vitest';
import {
  authenticatorUri,
  newRecoveryCodes,
  newSecret,
  normalized,
  recoveryHash,
  stepOf,
} from '#/modules/identity/second-step/codes.ts';

describe('the secret', () => {
  it('is 160 random bits in base32', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('is encoded with the defaults that every authenticator app supports', () => {
    const secret = newSecret();
    const uri = authenticatorUri(secret, { issuer: 'Rádio & Co', label: 'owner+1@studio.test' });
    const parsed = URI.parse(uri);
    expect(parsed).toBeInstanceOf(TOTP);
    expect(parsed).toMatchObject({
      issuer: 'Rádio & Co',
      label: 'owner+1@studio.test',
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
    });
    expect(parsed.secret.base32).toBe(secret);
  });
});

describe('a code', () => {
  // RFC 6238 appendix B, SHA-1, the last six of its eight digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s', (second, code) => {
    expect(stepOf(secret, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
  });

  const step = Math.floor(1_234_567_890 / 30);
  it.each([
    [-2, undefined],
    [-1, step],
    [0, step],
    [1, step],
    [2, undefined],
  ])('%i steps away is accepted: %s', (steps, found) => {
    expect(stepOf(secret, '005924', new Date((1_234_567_890 + steps * 30) * 1000))).toBe(found);
  });

  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['123\u2013456', '123456'],
    ['１２３４５６', '123456'],
    ['abcde fghjk', 'ABCDEFGHJK'],
  ])('typed as %j is normalized to %s', (typed, read) => {
    expect(normalized(typed)).toBe(read);
  });
});

describe('recovery codes', () => {
  it('are ten distinct codes without ambiguous characters', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(limits.recoveryCodes);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
  });

  it('are hashed with the key of the account, however they are typed', () => {
    const [one, other] = [newSecret(), newSecret()];
    const hash = recoveryHash(one, 'ABCDE-FGHJK');
    expect(hash).toHaveLength(32);
    expect(recoveryHash(one, 'abcde fghjk')).toEqual(hash);
    expect(recoveryHash(other, 'ABCDE-FGHJK')).not.toEqual(hash);
  });
});
