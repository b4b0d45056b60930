import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';

export interface Passwords {
  hash(plain: string): Promise<string>;
  /**
   * Always runs one argon2 verification. Without a stored hash it verifies against that of a random
   * password, so that an unknown account takes as long as a known one.
   */
  verify(stored: string | null, plain: string): Promise<boolean>;
}

/** argon2id (the library's default) with OWASP's first recommended parameters. */
const shipped: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function createPasswords(options: Options = shipped): Passwords {
  const nobodys = hash(randomBytes(32).toString('base64'), options);
  return {
    hash: (plain) => hash(plain, options),
    async verify(stored, plain) {
      const isMatch = await verify(stored ?? (await nobodys), plain);
      return isMatch && stored !== null;
    },
  };
}
