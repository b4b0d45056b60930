import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { keyPrefix } from '@unmuted/api/contract';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 196 random bits. */
const randomLength = 33;
const checksumLength = 6;
const pattern = new RegExp(`^${keyPrefix}([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checksumLength}})$`);

/** A new key: the prefix, 33 random characters and their checksum; 51 characters in base 62. */
export function newKey(): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return keyPrefix + random + checksumOf(random);
}

/** Whether a bearer token is meant to be a key. */
export function isKey(token: string): boolean {
  return token.startsWith(keyPrefix);
}

/** Whether the form and the checksum are right, so that mistyped and invented keys cost no query. */
export function isWellFormedKey(key: string): boolean {
  const [, random, checksum] = pattern.exec(key) ?? [];
  return random !== undefined && checksumOf(random) === checksum;
}

/** A key has full entropy, so one round of SHA-256 is sufficient. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function checksumOf(random: string): string {
  let rest = crc32(random);
  let text = '';
  for (let place = 0; place < checksumLength; place += 1) {
    text = alphabet.charAt(rest % alphabet.length) + text;
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}
