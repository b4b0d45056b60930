import { createPasswords, type Passwords } from '#/platform/crypto/passwords.ts';
import { createSecretBox, type SecretBox } from '#/platform/crypto/secrets.ts';

/** As cheap as argon2 gets: these tests prove who is let in, not how long guessing takes. */
export const cheapPasswords = (): Passwords =>
  createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** One key, so that what one test server sealed another opens. */
export const testSecrets = (): SecretBox => createSecretBox([Buffer.alloc(32, 7)]);
