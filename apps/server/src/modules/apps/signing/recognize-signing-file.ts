import { looksLikeCertificate } from '#/modules/apps/signing/certificate.ts';
import { contentTypes } from '#/modules/apps/signing/content-info.ts';
import { type DerElement, parseBer } from '#/modules/apps/signing/der.ts';
import { contentOf, is, oidOf } from '#/modules/apps/signing/der-values.ts';
import { jksMagic } from '#/modules/apps/signing/jks.ts';
import { isPem, readPem } from '#/modules/apps/signing/pem.ts';
import { SigningFault } from '#/modules/apps/signing/signing-faults.ts';

/** What a file is for. A PKCS#12 file can be a `p12` for Apple or a `keystore` for Android. */
export type SigningFileKind = 'p12' | 'certificate' | 'provisioning_profile' | 'app_store_key' | 'keystore';

export type RecognizedFormat = 'pkcs12' | 'jks' | 'certificate' | 'pem_certificate' | 'profile' | 'pem_key';

const jceksMagic = 0xce_ce_ce_ce;
/** Bouncy Castle writes its version, and the length of a salt of 20 bytes. */
const bksVersions = [1, 2];
const bksSaltBytes = 20;
const derSequence = 0x30;

/**
 * Recognizes a file by its content. Fails with `signing.keystore_unsupported`, `signing.file_unknown`, or `signing.file_damaged` if
 * it is neither complete DER nor complete PEM.
 */
export function recognizeSigningFile(bytes: Buffer): RecognizedFormat {
  if (bytes[0] === derSequence) return derFormat(parseBer(bytes));
  if (isPem(bytes)) return pemFormat(bytes);
  if (bytes.length >= 8) {
    const start = bytes.readUInt32BE();
    if (start === jksMagic) return 'jks';
    if (start === jceksMagic) throw new SigningFault('signing.keystore_unsupported', { format: 'JCEKS' });
    if (bksVersions.includes(start) && bytes.readUInt32BE(4) === bksSaltBytes)
      throw new SigningFault('signing.keystore_unsupported', { format: 'BKS' });
  }
  throw new SigningFault('signing.file_unknown', { found: otherFormat(bytes) });
}

function derFormat(root: DerElement): RecognizedFormat {
  const [first, second] = root.children;
  if (is(first, 'integer') && contentOf(first).equals(Buffer.of(3)) && is(second, 'sequence'))
    return 'pkcs12';
  if (is(first, 'objectIdentifier') && oidOf(first) === contentTypes.signedData) return 'profile';
  if (looksLikeCertificate(root)) return 'certificate';
  throw new SigningFault('signing.file_unknown', { found: 'ASN.1' });
}

function pemFormat(bytes: Buffer): RecognizedFormat {
  const labels = readPem(bytes).map(({ label }) => label);
  if (labels.some((label) => /\b(?:PRIVATE|PUBLIC) KEY$/.test(label))) return 'pem_key';
  if (labels.includes('CERTIFICATE')) return 'pem_certificate';
  throw new SigningFault('signing.file_unknown', { found: `PEM ${labels[0] ?? ''}`.trim() });
}

const starts: readonly (readonly [string, string])[] = [
  ['PK\x03\x04', 'zip'],
  ['bplist', 'property list'],
  ['<?xml', 'XML'],
];

function otherFormat(bytes: Buffer): string {
  if (bytes.length === 0) return 'empty';
  const start = bytes.toString('latin1', 0, 6);
  return starts.find(([prefix]) => start.startsWith(prefix))?.[1] ?? 'other';
}
