import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';

export interface Passwords {
  /** Hashes the prepared form of the password (RFC 8265), so that all keyboards type the same one. */
  hash(plain: string): Promise<string>;
  /**
   * Runs one argon2 verification; a second one if the password was typed in another form than the
   * prepared one and does not match, since older hashes are of the form as typed. Without a stored
   * hash it verifies against that of a random password, so that an unknown account takes as long as
   * a known one.
   */
  verify(stored: string | null, plain: string): Promise<boolean>;
}

/** argon2id (the library's default) with OWASP's first recommended parameters. */
const shipped: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function createPasswords(options: Options = shipped): Passwords {
  const nobodys = hash(randomBytes(32).toString('base64'), options);
  return {
    hash: (plain) => hash(prepared(plain), options),
    async verify(stored, plain) {
      const compared = stored ?? (await nobodys);
      const form = prepared(plain);
      const isMatch = (await verify(compared, form)) || (form !== plain && (await verify(compared, plain)));
      return isMatch && stored !== null;
    },
  };
}

/**
 * The OpaqueString profile of RFC 8265: other spaces become U+0020, then NFC. macOS types decomposed
 * letters, most other systems composed ones.
 */
function prepared(plain: string): string {
  return plain.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');
}
