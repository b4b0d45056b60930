import type { Passwords } from '#/platform/crypto/passwords.ts';
import { cheapPasswords } from '#/testing/app/test-deps.ts';

export interface CountingPasswords extends Passwords {
  /** Number of verifications since the last call. */
  takeCount(): number;
}

/** Cheap password hashing that counts verifications. */
export function countingPasswords(): CountingPasswords {
  const passwords = cheapPasswords();
  let verifications = 0;
  return {
    hash: passwords.hash,
    verify(stored, plain) {
      verifications += 1;
      return passwords.verify(stored, plain);
    },
    takeCount() {
      const count = verifications;
      verifications = 0;
      return count;
    },
  };
}
