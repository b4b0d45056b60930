import { generateKeyPair, type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';
import {
  derBits,
  derExplicit,
  derInteger,
  derNull,
  derOid,
  derSequence,
  derSet,
  derUtf8,
} from '#/modules/apps/signing/der-writer.ts';

/** A new key, and the request for its certificate. */
export interface CertificateRequest {
  readonly privateKey: KeyObject;
  /** PKCS#10 (RFC 2986) in PEM. */
  readonly csr: string;
}

const makePair = promisify(generateKeyPair);
const commonNameType = '2.5.4.3';
const sha256WithRsa = derSequence(derOid('1.2.840.113549.1.1.11'), derNull);

/** Apple takes RSA keys of 2048 bits alone, and names the subject itself. A name has at most 64 characters (RFC 5280). */
export async function createCertificateRequest(commonName: string): Promise<CertificateRequest> {
  const { privateKey, publicKey } = await makePair('rsa', { modulusLength: 2048 });
  const info = derSequence(
    derInteger(0n), // version 1
    derSequence(derSet(derSequence(derOid(commonNameType), derUtf8(commonName)))),
    publicKey.export({ type: 'spki', format: 'der' }),
    derExplicit(), // no attributes
  );
  const request = derSequence(info, sha256WithRsa, derBits(sign('sha256', info, privateKey)));
  return { privateKey, csr: pemOf(request) };
}

function pemOf(request: Buffer): string {
  const lines = request.toString('base64').replace(/.{1,64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE REQUEST-----\n${lines}-----END CERTIFICATE REQUEST-----\n`;
}
