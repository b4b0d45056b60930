import type { X509Certificate } from 'node:crypto';
import { readAppStoreKey } from '#/modules/apps/signing/app-store-key.ts';
import {
  type CertificateFacts,
  readCertificate,
  readPemCertificate,
} from '#/modules/apps/signing/certificate.ts';
import type { KeyFacts } from '#/modules/apps/signing/key-facts.ts';
import { type KeystoreFacts, readKeystore } from '#/modules/apps/signing/keystore.ts';
import { readPkcs12 } from '#/modules/apps/signing/pkcs12.ts';
import { type ProfileFacts, readProvisioningProfile } from '#/modules/apps/signing/provisioning-profile.ts';
import {
  type RecognizedFormat,
  recognizeSigningFile,
  type SigningFileKind,
} from '#/modules/apps/signing/recognize-signing-file.ts';
import { damaged, SigningFault, type SigningFaultFacts } from '#/modules/apps/signing/signing-faults.ts';

/** The certificates and keys of a file, without the keys themselves. */
export interface IdentityFacts {
  readonly certificates: readonly CertificateFacts[];
  readonly keys: readonly KeyFacts[];
}

/** What a file contains; without secrets, and fit to be sent between threads. */
export type SigningFacts =
  | ({ readonly kind: 'p12' } & IdentityFacts)
  | ({ readonly kind: 'certificate' } & IdentityFacts)
  | { readonly kind: 'provisioning_profile'; readonly profile: ProfileFacts }
  | { readonly kind: 'app_store_key'; readonly key: KeyFacts }
  | { readonly kind: 'keystore'; readonly keystore: KeystoreFacts };

export interface SigningPasswords {
  /** Of the file. */
  readonly password?: string | undefined;
  /** Of the keys in a keystore; the one of the file by default. */
  readonly keyPassword?: string | undefined;
  /** The key of a keystore that will be used. */
  readonly alias?: string | undefined;
}

export interface SigningInspection extends SigningPasswords {
  /** `unknown` takes PKCS#12 for a `p12`. */
  readonly kind: SigningFileKind | 'unknown';
  readonly bytes: Buffer;
  /** Of Apple, for the signatures of profiles; without any, these are not verified. */
  readonly trustedRoots?: readonly X509Certificate[] | undefined;
  readonly now: Date;
}

export type InspectionResult =
  | { readonly ok: true; readonly facts: SigningFacts }
  | { readonly ok: false; readonly fault: SigningFaultFacts };

/** Bytes. */
const smallLimit = 64 * 1024;
const largeLimit = 1024 * 1024;

/** The most bytes of a file of a kind. */
export const sizeLimitOf = (kind: SigningFileKind | 'unknown'): number =>
  kind === 'p12' || kind === 'keystore' ? smallLimit : largeLimit;

/**
 * Reads a file for signing. Computes for up to seconds and takes bytes of strangers, so call it from a worker: see
 * `createSigningInspector`.
 */
export function inspectSigningFile(inspection: SigningInspection): InspectionResult {
  try {
    return { ok: true, facts: inspect(inspection) };
  } catch (error) {
    // Any other error is a mistake in a reader, which the file provoked.
    const { code, params } = error instanceof SigningFault ? error : damaged('content');
    return { ok: false, fault: { code, params } };
  }
}

function inspect(inspection: SigningInspection): SigningFacts {
  const { bytes, kind: expected } = inspection;
  checkSize(bytes, expected);
  const format = recognizeSigningFile(bytes);
  const kind = kindOf(format, expected);
  if (expected !== 'unknown' && kind !== expected)
    throw new SigningFault('signing.file_other_kind', { expected, found: kind });
  checkSize(bytes, kind);
  return readers[kind](inspection, format);
}

function checkSize({ length }: Buffer, kind: SigningFileKind | 'unknown'): void {
  const limit = sizeLimitOf(kind);
  if (length > limit) throw new SigningFault('signing.file_too_large', { bytes: length, limit });
}

function kindOf(format: RecognizedFormat, expected: SigningFileKind | 'unknown'): SigningFileKind {
  switch (format) {
    case 'pkcs12':
      return expected === 'keystore' ? 'keystore' : 'p12';
    case 'jks':
      return 'keystore';
    case 'profile':
      return 'provisioning_profile';
    case 'pem_key':
      return 'app_store_key';
    default:
      return 'certificate';
  }
}

type Reader = (inspection: SigningInspection, format: RecognizedFormat) => SigningFacts;

const readers: Readonly<Record<SigningFileKind, Reader>> = {
  p12: (inspection) => ({ kind: 'p12', ...readIdentity(inspection) }),
  certificate: ({ bytes }, format) => {
    const certificate = format === 'certificate' ? readCertificate(bytes) : readPemCertificate(bytes);
    return { kind: 'certificate', certificates: [certificate], keys: [] };
  },
  provisioning_profile: ({ bytes, ...reading }) => ({
    kind: 'provisioning_profile',
    profile: readProvisioningProfile(bytes, reading),
  }),
  app_store_key: ({ bytes }) => ({ kind: 'app_store_key', key: readAppStoreKey(bytes) }),
  keystore: ({ bytes, ...passwords }) => ({ kind: 'keystore', keystore: readKeystore(bytes, passwords) }),
};

/** A file without a key cannot sign: the usual mistake is to export the certificate alone. */
function readIdentity({ bytes, ...passwords }: SigningInspection): IdentityFacts {
  const content = readPkcs12(bytes, passwords);
  const certificates = content.certificates.map(({ certificate }) => readCertificate(certificate));
  if (content.keys.length === 0)
    throw new SigningFault('signing.key_missing', { certificates: certificates.length });
  const closed = content.keys.find(({ key }) => key === null);
  if (closed) throw new SigningFault('signing.key_password_wrong', { alias: closed.friendlyName ?? '' });
  return { certificates, keys: content.keys.flatMap(({ key }) => key?.facts ?? []) };
}
