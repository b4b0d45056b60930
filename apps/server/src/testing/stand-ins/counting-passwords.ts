import type { Passwords } from '#/platform/crypto/passwords.ts';
import { cheapPasswords } from '#/testing/app/test-deps.ts';

export interface CountingPasswords extends Passwords {
  /** Verifications since it was last asked. */
  takeCount(): number;
}

/** Cheap ones that know how often they were asked. */
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
