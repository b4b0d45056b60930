import { contentInfoOf, contentTypes } from '#/modules/apps/signing/content-info.ts';
import { type DerElement, parseBer } from '#/modules/apps/signing/der.ts';
import {
  algorithmOf,
  childAt,
  encodingOf,
  explicitAt,
  is,
  octetsOf,
  oidOf,
  partsOf,
  textOf,
} from '#/modules/apps/signing/der-values.ts';
import { shownText } from '#/modules/apps/signing/facts-text.ts';
import { type PasswordEncryption, readEncryption } from '#/modules/apps/signing/pbe.ts';
import { damaged, SigningFault } from '#/modules/apps/signing/signing-faults.ts';
import { unsupported } from '#/modules/apps/signing/unsupported-algorithm.ts';

/** What a key or a certificate of a PKCS#12 file is called, and which belong together. */
export interface BagNames {
  /** The alias in a Java keystore. */
  readonly friendlyName: string | null;
  /** Equal for a key and its certificate; in hex. */
  readonly localKeyId: string | null;
  /** Java's mark of a certificate that is an entry of its own, and not part of the chain of a key. */
  readonly isTrusted: boolean;
}

export interface CertificateBag extends BagNames {
  readonly certificate: Buffer;
}

export interface KeyBag extends BagNames {
  /** PKCS#8, encrypted unless `encryption` is null. */
  readonly key: Buffer;
  readonly encryption: PasswordEncryption | null;
}

export interface Bags {
  readonly certificates: readonly CertificateBag[];
  readonly keys: readonly KeyBag[];
}

/** Contents that are encrypted as a whole. */
export interface EncryptedSafe {
  readonly encrypted: Buffer;
  readonly encryption: PasswordEncryption;
}

/** Reads an AuthenticatedSafe (RFC 7292 §4.1) without decrypting anything. */
export function readSafes(bytes: Buffer): (Bags | EncryptedSafe)[] {
  return partsOf(parseBer(bytes)).map((safe) => {
    const { type, content } = contentInfoOf(safe);
    if (type === contentTypes.data) return readBags(octetsOf(content));
    if (type === contentTypes.encryptedData) return readEncryptedSafe(content);
    if (type === contentTypes.envelopedData)
      throw new SigningFault('signing.algorithm_unsupported', { algorithm: 'public-key privacy' });
    throw damaged('structure', safe.start);
  });
}

function readEncryptedSafe(element: DerElement): EncryptedSafe {
  const [type, algorithm, encrypted] = partsOf(childAt(element, 1));
  if (!type || !algorithm || !encrypted || oidOf(type) !== contentTypes.data)
    throw damaged('structure', element.start);
  return { encrypted: octetsOf(encrypted, 0), encryption: readEncryption(algorithmOf(algorithm)) };
}

/** Types of bags (RFC 7292 §4.2). */
export const bagTypes = {
  key: '1.2.840.113549.1.12.10.1.1',
  shroudedKey: '1.2.840.113549.1.12.10.1.2',
  certificate: '1.2.840.113549.1.12.10.1.3',
  safeContents: '1.2.840.113549.1.12.10.1.6',
} as const;
/** The type of a certificate in its bag (§4.2.3). */
export const x509Certificate = '1.2.840.113549.1.9.22.1';

/** Reads SafeContents (§4.2). Certificate revocation lists and secrets are left out. */
export function readBags(bytes: Buffer): Bags {
  const certificates: CertificateBag[] = [];
  const keys: KeyBag[] = [];
  readSafeContents(parseBer(bytes));
  return { certificates, keys };

  // As deep as the parser allows elements to be.
  function readSafeContents(contents: DerElement): void {
    for (const bag of partsOf(contents)) {
      const [type, value, attributes] = partsOf(bag);
      if (!type || !value) throw damaged('structure', bag.start);
      const content = explicitAt(value, 0);
      const names = readNames(attributes);
      const oid = oidOf(type);
      if (oid === bagTypes.key) keys.push({ key: encodingOf(content), encryption: null, ...names });
      else if (oid === bagTypes.shroudedKey) keys.push({ ...readEncryptedKey(content), ...names });
      else if (oid === bagTypes.certificate)
        certificates.push({ certificate: readCertBag(content), ...names });
      else if (oid === bagTypes.safeContents) readSafeContents(content);
    }
  }
}

/** An EncryptedPrivateKeyInfo (RFC 5208 §6). */
export function readEncryptedKey(element: DerElement): Pick<KeyBag, 'key' | 'encryption'> {
  const [algorithm, encrypted] = partsOf(element);
  if (!algorithm || !encrypted) throw damaged('structure', element.start);
  return { key: octetsOf(encrypted), encryption: readEncryption(algorithmOf(algorithm)) };
}

function readCertBag(element: DerElement): Buffer {
  const [type, value] = partsOf(element);
  if (!type || !value) throw damaged('structure', element.start);
  // SDSI certificates, which nobody uses.
  if (oidOf(type) !== x509Certificate) throw unsupported(oidOf(type));
  return octetsOf(explicitAt(value, 0));
}

/** Attributes of bags (RFC 2985 §5.5). */
export const bagAttributes = {
  friendlyName: '1.2.840.113549.1.9.20',
  localKeyId: '1.2.840.113549.1.9.21',
} as const;
const trustedKeyUsage = '2.16.840.1.113894.746875.1.1';

function readNames(attributes: DerElement | undefined): BagNames {
  const values = new Map<string, DerElement>();
  for (const attribute of attributes ? partsOf(attributes, 'set') : []) {
    const [type, set] = partsOf(attribute);
    const value = set?.children[0];
    if (type && value) values.set(oidOf(type), value);
  }
  const name = values.get(bagAttributes.friendlyName);
  const id = values.get(bagAttributes.localKeyId);
  return {
    friendlyName: (name && shownText(textOf(name) ?? '')) || null,
    localKeyId: is(id, 'octetString') ? octetsOf(id).toString('hex') : null,
    isTrusted: values.has(trustedKeyUsage),
  };
}
