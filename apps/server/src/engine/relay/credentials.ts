import { createHash, timingSafeEqual } from 'node:crypto';
import type { MountConfig } from '../engine.ts';
import { basicCredentials, type RequestHead } from './http-head.ts';
import type { RelayState } from './state.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digests have equal length, so the comparison does not leak the secret's length. */
const same = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

export function isAdmin(state: RelayState, head: RequestHead): boolean {
  const given = basicCredentials(head);
  return given !== null && given.username === 'admin' && same(given.password, state.adminPassword);
}

/** Each mount has its own password: a source can never command another mount. */
export function isSourceOf(config: MountConfig | undefined, head: RequestHead): boolean {
  const given = basicCredentials(head);
  if (!config || !given) return false;
  return given.username === config.username && same(given.password, config.sourcePassword);
}
