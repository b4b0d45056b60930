import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto';
import { promisify } from 'node:util';
import { PreviewFault } from '#/modules/apps/preview/preview-faults.ts';
import {
  der,
  derBits,
  derInteger,
  derNull,
  derOid,
  derSequence,
  derSet,
  derTime,
  derUtf8,
} from '#/modules/apps/signing/der-writer.ts';

/** A key that signs an app, and its certificate, as PEM. Android updates an app only with the key of its first version. */
export interface PreviewKey {
  readonly privateKey: string;
  readonly certificate: string;
}

/** A key that is ready to sign. */
export interface SigningKey {
  readonly privateKey: KeyObject;
  readonly type: 'rsa' | 'ec';
  /** The size of an RSA key in bits; 256 for an EC key. */
  readonly bits: number;
  /** DER. */
  readonly certificate: Buffer;
  /** SubjectPublicKeyInfo in DER. */
  readonly publicKey: Buffer;
}

interface NewKey {
  /** Whom the certificate names, at most 64 characters (RFC 5280, `ub-common-name`). */
  readonly commonName: string;
  /** `ec`: P-256, which is made and signs faster. */
  readonly type?: 'ec' | 'rsa-2048' | 'rsa-4096';
  readonly now: Date;
}

const makePair = promisify(generateKeyPair);
/** An app can't be updated with an expired certificate; Google asks for at least 25 years. */
const validYears = 50;

/** A new key with a certificate that it signs itself. */
export async function createPreviewKey({ commonName, type = 'ec', now }: NewKey): Promise<PreviewKey> {
  const { privateKey, publicKey } =
    type === 'ec'
      ? await makePair('ec', { namedCurve: 'prime256v1' })
      : await makePair('rsa', { modulusLength: type === 'rsa-2048' ? 2048 : 4096 });
  const algorithm =
    type === 'ec'
      ? derSequence(derOid('1.2.840.10045.4.3.2')) // ecdsa-with-SHA256
      : derSequence(derOid('1.2.840.113549.1.1.11'), derNull); // sha256WithRSAEncryption
  const name = derSequence(derSet(derSequence(derOid('2.5.4.3'), derUtf8(firstCharacters(commonName, 64)))));
  const expires = new Date(now);
  expires.setUTCFullYear(now.getUTCFullYear() + validYears);
  const body = derSequence(
    der(0xa0, derInteger(2n)), // version 3
    derInteger(BigInt(`0x${randomBytes(16).toString('hex')}`)),
    algorithm,
    name,
    derSequence(derTime(now), derTime(expires)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const certificate = derSequence(body, algorithm, derBits(sign('sha256', body, privateKey)));
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: new X509Certificate(certificate).toString(),
  };
}

const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join('');

/** Throws `preview.key_unsupported` or `preview.certificate_mismatch`. */
export function openPreviewKey({ privateKey: pem, certificate }: PreviewKey): SigningKey {
  const privateKey = createPrivateKey(pem);
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = privateKey;
  const bits = type === 'rsa' ? (details?.modulusLength ?? 0) : 256;
  const isSupported = type === 'rsa' ? bits >= 2048 && bits <= 4096 : details?.namedCurve === 'prime256v1';
  if ((type !== 'rsa' && type !== 'ec') || !isSupported) throw new PreviewFault('preview.key_unsupported');
  const parsed = new X509Certificate(certificate);
  if (!parsed.checkPrivateKey(privateKey)) throw new PreviewFault('preview.certificate_mismatch');
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return { privateKey, type, bits, certificate: parsed.raw, publicKey };
}

/** The SHA-256 of the certificate as Android's tools and Google Play write it, in lower-case hex. */
export const certificateSha256 = ({ certificate }: SigningKey): string =>
  createHash('sha256').update(certificate).digest('hex');
