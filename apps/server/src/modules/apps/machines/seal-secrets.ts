import {
  createCipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { RunnerSecrets } from '@unmuted/api/contract';
import type { BuildSecrets } from '#/modules/apps/builds/build.ts';

/** What precedes the 32 bytes of an X25519 public key in DER (RFC 8410). */
const derPrefix = Buffer.from('302a300506032b656e032100', 'hex');
const info = 'studio build secrets';

/** An X25519 public key of 32 bytes; null if it is none that can be used. */
export function publicKeyOf(raw: Buffer): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.concat([derPrefix, raw]), format: 'der', type: 'spki' });
    // Keys of small order have no shared secret.
    diffieHellman({ privateKey: generateKeyPairSync('x25519').privateKey, publicKey: key });
    return key;
  } catch {
    return null;
  }
}

/** Encrypts secrets to the key of a machine; see `runnerSecrets` of the contract. */
export function sealSecrets(
  secrets: BuildSecrets,
  { publicKey, job, lease }: { readonly publicKey: Buffer; readonly job: string; readonly lease: string },
): RunnerSecrets {
  const recipient = publicKeyOf(publicKey);
  if (!recipient) throw new Error('The public key of the machine cannot be used.');
  const { privateKey, publicKey: ephemeral } = generateKeyPairSync('x25519');
  const own = ephemeral.export({ format: 'der', type: 'spki' }).subarray(derPrefix.length);
  const shared = diffieHellman({ privateKey, publicKey: recipient });
  const key = Buffer.from(hkdfSync('sha256', shared, Buffer.concat([own, publicKey]), info, 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(`${job} ${lease}`));
  const files = secrets.files.map(({ name, content }) => ({ name, content: content.toString('base64') }));
  const plain = JSON.stringify({ env: secrets.env, files });
  const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return {
    publicKey: own.toString('base64'),
    nonce: nonce.toString('base64'),
    ciphertext: ciphertext.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
  };
}
