import { X509Certificate } from 'node:crypto';
import { type DerElement, parseDer } from '#/modules/apps/signing/der.ts';
import {
  childAt,
  explicitAt,
  is,
  isContext,
  oidOf,
  partsOf,
  textOf,
  timeOf,
} from '#/modules/apps/signing/der-values.ts';
import { shownText } from '#/modules/apps/signing/facts-text.ts';
import { type KeyFacts, keyFactsOf } from '#/modules/apps/signing/key-facts.ts';
import { readPem } from '#/modules/apps/signing/pem.ts';
import { damaged, orFault } from '#/modules/apps/signing/signing-faults.ts';

/** What Apple issued a certificate for; by the extensions of its certification practice statement. */
export type AppleKind = 'distribution' | 'development' | 'developer_id' | 'installer' | 'push';

/** What a certificate says; it can be sent between threads. */
export interface CertificateFacts {
  readonly commonName: string | null;
  /** The organizational unit if it has the form of an Apple team id. */
  readonly teamId: string | null;
  readonly organisation: string | null;
  readonly issuerCommonName: string | null;
  /** Upper-case hex with colons, as are the fingerprints. */
  readonly serial: string;
  readonly sha1: string;
  readonly sha256: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly key: KeyFacts;
  readonly appleKind: AppleKind | null;
  /** Whether it may issue certificates. */
  readonly isAuthority: boolean;
}

/** Of an Apple developer team. */
export const teamIdPattern = /^[A-Z0-9]{10}$/;

const appleExtensions = '1.2.840.113635.100.6.';
/** In this order: today's certificates have several of them. */
const appleKinds: readonly (readonly [string, AppleKind])[] = [
  ['1.4', 'distribution'],
  ['1.7', 'distribution'],
  ['1.2', 'development'],
  ['1.12', 'development'],
  ['1.13', 'developer_id'],
  ['1.8', 'installer'],
  ['1.14', 'installer'],
  ['3.1', 'push'],
  ['3.2', 'push'],
];

const attributes = { commonName: '2.5.4.3', organisation: '2.5.4.10', unit: '2.5.4.11' } as const;

/** Reads a certificate in DER. Fails with `signing.file_damaged`. */
export function readCertificate(bytes: Buffer): CertificateFacts {
  const fields = readFields(bytes);
  const unreadable = () => damaged('content');
  const certificate = orFault(unreadable, () => new X509Certificate(bytes));
  // Node.js reads the key when it is first asked for.
  const publicKey = orFault(unreadable, () => certificate.publicKey);
  const units = namesOf(fields.subject, attributes.unit);
  return {
    commonName: nameOf(fields.subject, attributes.commonName),
    teamId: units.find((unit) => teamIdPattern.test(unit)) ?? null,
    organisation: nameOf(fields.subject, attributes.organisation),
    issuerCommonName: nameOf(fields.issuer, attributes.commonName),
    serial: certificate.serialNumber.replace(/..(?=.)/g, '$&:'),
    sha1: certificate.fingerprint,
    sha256: certificate.fingerprint256,
    notBefore: fields.notBefore,
    notAfter: fields.notAfter,
    key: keyFactsOf(publicKey),
    appleKind: appleKinds.find(([id]) => fields.extensions.has(appleExtensions + id))?.[1] ?? null,
    isAuthority: certificate.ca,
  };
}

/** Reads the first certificate of a PEM file. */
export function readPemCertificate(bytes: Buffer): CertificateFacts {
  const block = readPem(bytes).find(({ label }) => label === 'CERTIFICATE');
  if (!block) throw damaged('structure');
  return readCertificate(block.bytes);
}

interface Fields {
  readonly issuer: DerElement;
  readonly subject: DerElement;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** Their object identifiers. */
  readonly extensions: ReadonlySet<string>;
}

/** Reads what `X509Certificate` does not offer (RFC 5280 §4.1). */
function readFields(bytes: Buffer): Fields {
  const [content, algorithm, signature] = partsOf(parseDer(bytes));
  if (!content || !algorithm || !signature) throw damaged('structure', 0);
  const fields = [...partsOf(content)];
  if (isContext(fields[0], 0)) fields.shift();
  const [serial, , issuer, validity, subject, key, ...optional] = fields;
  if (!is(serial, 'integer') || !issuer || !validity || !subject || !key)
    throw damaged('structure', content.start);
  const extensions = optional.find((field) => isContext(field, 3));
  const ids = extensions
    ? partsOf(explicitAt(extensions, 3)).map((extension) => oidOf(childAt(extension, 0)))
    : [];
  return {
    issuer,
    subject,
    notBefore: timeOf(childAt(validity, 0)),
    notAfter: timeOf(childAt(validity, 1)),
    extensions: new Set(ids),
  };
}

const nameOf = (name: DerElement, attribute: string): string | null => namesOf(name, attribute)[0] ?? null;

/** The values of an attribute in a Name: a sequence of sets of pairs. */
function namesOf(name: DerElement, attribute: string): string[] {
  return partsOf(name)
    .flatMap((set) => partsOf(set, 'set'))
    .filter((pair) => oidOf(childAt(pair, 0)) === attribute)
    .map((pair) => shownText(textOf(childAt(pair, 1)) ?? ''))
    .filter((text) => text !== '');
}

/** Whether an element can be a certificate: a sequence of a sequence, an algorithm, and a signature. */
export function looksLikeCertificate(element: DerElement): boolean {
  const [content, algorithm, signature] = element.children;
  return is(content, 'sequence') && is(algorithm, 'sequence') && is(signature, 'bitString');
}
