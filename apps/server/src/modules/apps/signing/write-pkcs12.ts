import { createCipheriv, createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { contentTypes } from '#/modules/apps/signing/content-info.ts';
import {
  der,
  derBmp,
  derExplicit,
  derInteger,
  derNull,
  derOctets,
  derOid,
  derSequence,
  derSet,
} from '#/modules/apps/signing/der-writer.ts';
import { bmpPassword, derivedFor, derivePkcs12 } from '#/modules/apps/signing/pkcs12-kdf.ts';
import { bagAttributes, bagTypes, x509Certificate } from '#/modules/apps/signing/pkcs12-safes.ts';

interface Identity {
  readonly privateKey: KeyObject;
  /** DER. */
  readonly certificate: Buffer;
  /** Of the key, in a keychain. */
  readonly name: string;
  readonly password: string;
}

/** `pbeWithSHAAnd3-KeyTripleDES-CBC` and HMAC with SHA-1: `security import` of older macOS reads nothing newer. */
const sha1With3Des = '1.2.840.113549.1.12.1.3';
const sha1 = '1.3.14.3.2.26';
/** What OpenSSL writes. */
const iterations = 2048;

/** Writes a PKCS#12 file (RFC 7292) with a private key and its certificate. */
export function writePkcs12({ privateKey, certificate, name, password }: Identity): Buffer {
  const secret = bmpPassword(password);
  const attributes = derSet(
    attribute(bagAttributes.friendlyName, derBmp(name)),
    attribute(bagAttributes.localKeyId, derOctets(createHash('sha1').update(certificate).digest())),
  );
  const bag = (type: string, value: Buffer) =>
    derSequence(derSequence(derOid(type), derExplicit(value), attributes));

  const key = encrypt(privateKey.export({ type: 'pkcs8', format: 'der' }), secret);
  const keyBags = bag(bagTypes.shroudedKey, derSequence(key.algorithm, derOctets(key.encrypted)));
  const certificateBag = derSequence(derOid(x509Certificate), derExplicit(derOctets(certificate)));
  const certificates = encrypt(bag(bagTypes.certificate, certificateBag), secret);
  const encryptedData = derSequence(
    derInteger(0n),
    // An implicit tag `[0]`.
    derSequence(derOid(contentTypes.data), certificates.algorithm, der(0x80, certificates.encrypted)),
  );
  const safes = derSequence(contentInfo(contentTypes.encryptedData, encryptedData), dataOf(keyBags));
  return derSequence(derInteger(3n), dataOf(safes), macOf(safes, secret));
}

const attribute = (type: string, value: Buffer): Buffer => derSequence(derOid(type), derSet(value));
const contentInfo = (type: string, content: Buffer): Buffer =>
  derSequence(derOid(type), derExplicit(content));
const dataOf = (content: Buffer): Buffer => contentInfo(contentTypes.data, derOctets(content));

function encrypt(
  plain: Buffer,
  password: Buffer,
): { readonly algorithm: Buffer; readonly encrypted: Buffer } {
  const salt = randomBytes(8);
  const derivation = { digest: 'sha1', password, salt, iterations } as const;
  const key = derivePkcs12({ ...derivation, purpose: derivedFor.key, length: 24 });
  const iv = derivePkcs12({ ...derivation, purpose: derivedFor.iv, length: 8 });
  const cipher = createCipheriv('des-ede3-cbc', key, iv);
  const parameters = derSequence(derOctets(salt), derInteger(BigInt(iterations)));
  return {
    algorithm: derSequence(derOid(sha1With3Des), parameters),
    encrypted: Buffer.concat([cipher.update(plain), cipher.final()]),
  };
}

/** MacData over the content of the safes. */
function macOf(content: Buffer, password: Buffer): Buffer {
  const salt = randomBytes(8);
  const derivation = { digest: 'sha1', password, salt, iterations } as const;
  const key = derivePkcs12({ ...derivation, purpose: derivedFor.mac, length: 20 });
  const digest = derOctets(createHmac('sha1', key).update(content).digest());
  const digestInfo = derSequence(derSequence(derOid(sha1), derNull), digest);
  return derSequence(digestInfo, derOctets(salt), derInteger(BigInt(iterations)));
}
