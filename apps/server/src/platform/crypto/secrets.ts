import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;
const keyIdBytes = 4;

/**
 * The location of a secret. It is authenticated with the text, so that a secret cannot be decrypted
 * in another row.
 */
export interface SecretPlace {
  readonly rowId: string;
  readonly column: string;
}

/** The stored text belongs to another key or another row, or is damaged. The message contains no secret. */
export class UnreadableSecretError extends Error {
  override readonly name = 'UnreadableSecretError';

  constructor(place: SecretPlace) {
    super(
      `${place.column} of row ${place.rowId} cannot be decrypted: it was encrypted with another SECRET_KEY, or is damaged.`,
    );
  }
}

export interface SecretBox {
  seal(plain: string, place: SecretPlace): Buffer;
  /** Throws an `UnreadableSecretError`. */
  open(sealed: Buffer, place: SecretPlace): string;
  /** A 32-byte keyed hash, equal for equal texts; guesses cannot be checked without the key. */
  fingerprint(text: string): Buffer;
}

/**
 * Encrypts with AES-256-GCM under a random 96-bit nonce. A sealed secret is `key id · nonce · tag ·
 * text`; the id selects the key to decrypt it. To rotate keys: the first one encrypts, all can
 * decrypt.
 */
export function createSecretBox(keys: readonly [Buffer, ...Buffer[]]): SecretBox {
  for (const key of keys) if (key.length !== 32) throw new Error('A secret key has 32 bytes.');
  const [sealing] = keys;
  const marking = createHash('sha256').update('studio fingerprint').update(sealing).digest();
  return {
    fingerprint: (text) => createHmac('sha256', marking).update(text).digest(),
    seal(plain, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(aad(place));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([keyId(sealing), nonce, cipher.getAuthTag(), text]);
    },
    open(sealed, place) {
      const key = keys.find((candidate) => keyId(candidate).equals(sealed.subarray(0, keyIdBytes)));
      if (!key) throw new UnreadableSecretError(place);
      const [tagAt, textAt] = [keyIdBytes + nonceBytes, keyIdBytes + nonceBytes + tagBytes];
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(keyIdBytes, tagAt), {
          authTagLength: tagBytes,
        })
          .setAAD(aad(place))
          .setAuthTag(sealed.subarray(tagAt, textAt));
        return Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()]).toString('utf8');
      } catch {
        throw new UnreadableSecretError(place);
      }
    },
  };
}

function keyId(key: Buffer): Buffer {
  return createHash('sha256').update('studio key id').update(key).digest().subarray(0, keyIdBytes);
}

function aad({ rowId, column }: SecretPlace): Buffer {
  return Buffer.from(`${rowId}\0${column}`);
}

/** For lists: one unreadable secret does not hide the others. Returns null for it. */
export function openOrNull(secrets: SecretBox, sealed: Buffer, place: SecretPlace): string | null {
  try {
    return secrets.open(sealed, place);
  } catch (error) {
    if (error instanceof UnreadableSecretError) return null;
    throw error;
  }
}
