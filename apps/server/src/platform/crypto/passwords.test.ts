import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswords } from '#/platform/crypto/passwords.ts';

const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const passwords = createPasswords(cheap);
const composed = 'Señor-Müller-é-2026'.normalize('NFC');
const decomposed = composed.normalize('NFD');

describe('[C5] a password', () => {
  it.each([
    ['composed', composed, decomposed],
    ['decomposed', decomposed, composed],
    ['with a no-break space', 'three\u00a0quiet rivers', 'three quiet rivers'],
    ['with an ideographic space', '静かな川\u3000夕暮れの光', '静かな川 夕暮れの光'],
  ])('%s is accepted in either form', async (_name, chosen, typed) => {
    const stored = await passwords.hash(chosen);
    expect(await passwords.verify(stored, typed)).toBe(true);
    expect(await passwords.verify(stored, chosen)).toBe(true);
    expect(await passwords.verify(stored, `${typed}x`)).toBe(false);
  });

  it('that was hashed as typed, before preparation existed, is still accepted as typed', async () => {
    const older = await hash(decomposed, cheap);
    expect(await passwords.verify(older, decomposed)).toBe(true);
    expect(await passwords.verify(await hash(composed, cheap), decomposed)).toBe(true);
  });

  it('keeps the difference of case, width and compatibility characters', async () => {
    const stored = await passwords.hash('ﬁve Wide Rivers');
    for (const typed of ['five Wide Rivers', 'ﬁve wide Rivers', 'ﬁve Ｗide Rivers'])
      expect(await passwords.verify(stored, typed)).toBe(false);
  });

  it('is never accepted without a stored hash', async () => {
    expect(await passwords.verify(null, decomposed)).toBe(false);
  });
});
