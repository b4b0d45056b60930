import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { MountConfig } from '../engine.ts';
import { basicCredentials, type RequestHead } from './http-head.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digests have equal length, so the comparison does not leak the secret's length. */
export const same = (given: string, wanted: string): boolean =>
  timingSafeEqual(digest(given), digest(wanted));

export function isAdmin(adminPassword: string, head: RequestHead): boolean {
  const given = basicCredentials(head);
  return given !== null && given.username === 'admin' && same(given.password, adminPassword);
}

/** Each mount has its own password: a source can never command another mount. */
export function isSourceOf(config: MountConfig | undefined, head: RequestHead): boolean {
  const given = basicCredentials(head);
  if (!config || !given) return false;
  return given.username === config.username && same(given.password, config.sourcePassword);
}

/** Changes with every start, so that the time of a look-up reveals nothing about a password. */
const key = randomBytes(32);

const fingerprint = ({
  username,
  password,
}: {
  readonly username: string;
  readonly password: string;
}): string => createHmac('sha256', key).update(`${username.length}:${username}${password}`).digest('base64');

const passwordFingerprint = (password: string): string => fingerprint({ username: '', password });

/** Finds the mount of given credentials in constant time, however many mounts there are. */
export class CredentialIndex {
  readonly #mounts: readonly MountConfig[];
  #owners: Map<string, string> | null = null;
  #byPassword: Map<string, MountConfig | null> | null = null;

  constructor(mounts: readonly MountConfig[]) {
    this.#mounts = mounts;
  }

  /** Returns null for credentials that open no mount. */
  mountOf(head: RequestHead): string | null {
    const given = basicCredentials(head);
    if (given === null) return null;
    // Built when first needed: a configuration may change often.
    this.#owners ??= new Map(
      this.#mounts.map(({ mount, username, sourcePassword }) => [
        fingerprint({ username, password: sourcePassword }),
        mount,
      ]),
    );
    return this.#owners.get(fingerprint(given)) ?? null;
  }

  /** For protocols without a mount. Returns null for a password that opens none, or that several mounts share. */
  configOfPassword(password: string): MountConfig | null {
    if (!this.#byPassword) {
      const byPassword = new Map<string, MountConfig | null>();
      for (const config of this.#mounts) {
        const key = passwordFingerprint(config.sourcePassword);
        byPassword.set(key, byPassword.has(key) ? null : config);
      }
      this.#byPassword = byPassword;
    }
    return this.#byPassword.get(passwordFingerprint(password)) ?? null;
  }
}
