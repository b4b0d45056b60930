import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;
const pattern = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, known only to the client: the database stores `hashToken` of them. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** A token has full entropy, so one round of SHA-256 is sufficient. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isTokenShaped(value: string): boolean {
  return pattern.test(value);
}
