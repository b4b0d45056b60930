import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecretBox, UnreadableSecretError } from '#/platform/crypto/secrets.ts';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const place = { rowId: 'row-1', column: 'casts.source_password' };

describe('an encrypted secret', () => {
  it('can be decrypted in its own place', () => {
    const box = createSecretBox([oldKey]);
    expect(box.open(box.seal('pässwörd', place), place)).toBe('pässwörd');
  });

  it('does not contain its text, and differs each time', () => {
    const box = createSecretBox([oldKey]);
    const [first, second] = [box.seal('studio', place), box.seal('studio', place)];
    expect(first.includes('studio')).toBe(false);
    expect(first.equals(second)).toBe(false);
  });

  it.each([
    ['another row', { ...place, rowId: 'row-2' }],
    ['another column', { ...place, column: 'casts.other' }],
  ])('cannot be decrypted in %s', (_name, elsewhere) => {
    const box = createSecretBox([oldKey]);
    expect(() => box.open(box.seal('studio', place), elsewhere)).toThrow();
  });

  it('cannot be decrypted after a bit was flipped', () => {
    const box = createSecretBox([oldKey]);
    const sealed = box.seal('studio', place);
    for (let at = 0; at < sealed.length; at += 1) {
      const bent = Buffer.from(sealed);
      bent.writeUInt8(bent.readUInt8(at) ^ 1, at);
      expect(() => box.open(bent, place)).toThrow(UnreadableSecretError);
    }
  });

  it.each([0, 3, 20])('cannot be decrypted when only %i bytes of it are left', (length) => {
    const box = createSecretBox([oldKey]);
    expect(() => box.open(box.seal('studio', place).subarray(0, length), place)).toThrow(
      UnreadableSecretError,
    );
  });

  it('cannot be decrypted with another key', () => {
    const sealed = createSecretBox([oldKey]).seal('studio', place);
    expect(() => createSecretBox([newKey]).open(sealed, place)).toThrow(
      'casts.source_password of row row-1 cannot be decrypted: it was encrypted with another SECRET_KEY',
    );
  });

  it('can be decrypted after a key rotation, while the old key is configured', () => {
    const sealed = createSecretBox([oldKey]).seal('studio', place);
    expect(createSecretBox([newKey, oldKey]).open(sealed, place)).toBe('studio');
  });

  it('rejects a key of another length', () => {
    expect(() => createSecretBox([randomBytes(16)])).toThrow('32 bytes');
  });
});
