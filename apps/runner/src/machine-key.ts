import {
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
} from 'node:crypto';
import type { RunnerJob, RunnerSecrets } from '@unmuted/api/contract';

/** What precedes the 32 bytes of an X25519 public key in DER (RFC 8410). */
const derPrefix = Buffer.from('302a300506032b656e032100', 'hex');

/** A new key pair: the private key as in the settings, the public one as in the registration. */
export function newMachineKey(): { readonly privateKey: string; readonly publicKey: string } {
  const { privateKey } = generateKeyPairSync('x25519');
  const der = privateKey.export({ format: 'der', type: 'pkcs8' });
  return { privateKey: der.toString('base64'), publicKey: publicPartOf(der).toString('base64') };
}

/** Secrets of a job. */
export interface JobSecrets {
  readonly env: Readonly<Record<string, string>>;
  readonly files: readonly { readonly name: string; readonly content: string }[];
}

/** Opens sealed secrets; see `runnerSecrets` of the contract. Throws if they are for another key, job or lease. */
export function openSecrets(
  sealed: RunnerSecrets,
  { id, lease, privateKey }: Pick<RunnerJob, 'id' | 'lease'> & { readonly privateKey: string },
): JobSecrets {
  const [sender, nonce, ciphertext, tag] = [
    sealed.publicKey,
    sealed.nonce,
    sealed.ciphertext,
    sealed.tag,
  ].map((text) => Buffer.from(text, 'base64'));
  if (!sender || !nonce || !ciphertext || !tag) throw new Error('The secrets are incomplete.');
  const der = Buffer.from(privateKey, 'base64');
  const shared = diffieHellman({
    privateKey: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
    publicKey: createPublicKey({ key: Buffer.concat([derPrefix, sender]), format: 'der', type: 'spki' }),
  });
  const salt = Buffer.concat([sender, publicPartOf(der)]);
  const key = Buffer.from(hkdfSync('sha256', shared, salt, 'studio build secrets', 32));
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
    .setAAD(Buffer.from(`${id} ${lease}`))
    .setAuthTag(tag);
  const plain = Buffer.concat([decipher.update(ciphertext), decipher.final()]);
  return JSON.parse(plain.toString('utf8')) as JobSecrets;
}

function publicPartOf(privateKey: Buffer): Buffer {
  const key = createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' });
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(derPrefix.length);
}
