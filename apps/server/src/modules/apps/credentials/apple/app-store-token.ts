import { createPrivateKey, sign } from 'node:crypto';
import type { SigningFiles } from '@unmuted/api/contract';
import { readPem } from '#/modules/apps/signing/pem.ts';

/** A key of App Store Connect, as it is stored. */
export type AppStoreKey = NonNullable<SigningFiles['uploadKey']>;

/** Apple accepts at most 20 minutes; clocks differ. */
const validS = 10 * 60;

const partOf = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The token of App Store Connect for a key that was read before: a JWT with ES256. */
export function createAppStoreToken({ content, keyId, issuerId }: AppStoreKey, now: Date): string {
  const [block] = readPem(Buffer.from(content, 'base64'));
  const key = createPrivateKey({ key: block?.bytes ?? Buffer.alloc(0), format: 'der', type: 'pkcs8' });
  const issuedAt = Math.floor(now.getTime() / 1_000);
  const claims = { iss: issuerId, iat: issuedAt, exp: issuedAt + validS, aud: 'appstoreconnect-v1' };
  const signed = `${partOf({ alg: 'ES256', kid: keyId, typ: 'JWT' })}.${partOf(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}
