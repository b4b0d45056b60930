import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;
const pattern = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits. They are known to the client alone: the database holds `hashToken` of them. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** A token has full entropy, so one round of SHA-256 hides it well enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isTokenShaped(value: string): boolean {
  return pattern.test(value);
}
