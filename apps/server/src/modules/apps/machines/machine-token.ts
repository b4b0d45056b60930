import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;
const prefixes = { runner: 'studio_runner_', registration: 'studio_register_' } as const;

type TokenKind = keyof typeof prefixes;

/** 256 random bits behind a prefix by which scanners recognize it; the database stores `hashMachineToken` of it. */
export const newMachineToken = (kind: TokenKind): string =>
  prefixes[kind] + randomBytes(tokenBytes).toString('base64url');

/** Whether a text has the form of a token of the kind, so that others cost no query. */
export const isMachineToken = (kind: TokenKind, text: string): boolean =>
  text.startsWith(prefixes[kind]) && /^[A-Za-z0-9_-]{43}$/.test(text.slice(prefixes[kind].length));

/** A token has full entropy, so one round of SHA-256 is sufficient. */
export const hashMachineToken = (token: string): Buffer => createHash('sha256').update(token).digest();
