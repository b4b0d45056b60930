import { contentInfoOf, contentTypes } from '#/modules/apps/signing/content-info.ts';
import { type DerElement, parseBer } from '#/modules/apps/signing/der.ts';
import {
  type Algorithm,
  algorithmOf,
  childAt,
  contentOf,
  countOf,
  encodingOf,
  is,
  isContext,
  octetsOf,
  oidOf,
  partsOf,
  timeOf,
} from '#/modules/apps/signing/der-values.ts';
import { damaged } from '#/modules/apps/signing/signing-faults.ts';

/** Signed data with its content (CMS, RFC 5652 §5). */
export interface SignedData {
  readonly contentType: string;
  readonly content: Buffer;
  /** In DER. */
  readonly certificates: readonly Buffer[];
  readonly signers: readonly CmsSigner[];
}

/** One signature, and what it covers. */
export interface CmsSigner {
  /** The certificate of the signer is named by its issuer and serial number, or by its key. */
  readonly issuerAndSerial: { readonly issuer: Buffer; readonly serial: Buffer } | null;
  readonly subjectKeyId: Buffer | null;
  readonly digest: Algorithm;
  readonly signatureAlgorithm: Algorithm;
  readonly signature: Buffer;
  /** Null if the signature covers the content itself. */
  readonly attributes: SignedAttributes | null;
}

export interface SignedAttributes {
  /** What the signature covers: a SET, though the file has an implicit tag instead (§5.4). */
  readonly covered: Buffer;
  readonly contentType: string | null;
  readonly messageDigest: Buffer | null;
  readonly signingTime: Date | null;
}

const mostCertificates = 50;
const mostSigners = 5;

/** Reads signed data, without checking signatures. Fails with `signing.file_damaged`. */
export function readSignedData(bytes: Buffer): SignedData {
  const { type, content } = contentInfoOf(parseBer(bytes));
  if (type !== contentTypes.signedData) throw damaged('structure', 0);
  const [version, digests, encapsulated, ...rest] = partsOf(content);
  if (!is(version, 'integer') || !is(digests, 'set') || !encapsulated)
    throw damaged('structure', content.start);
  const [contentType, wrapped] = partsOf(encapsulated);
  // A detached signature has none.
  if (!contentType || !isContext(wrapped, 0)) throw damaged('structure', encapsulated.start);
  const certificates = rest.find((part) => isContext(part, 0))?.children ?? [];
  const signers = rest.find((part) => is(part, 'set'));
  if (!signers) throw damaged('structure', content.start);
  if (certificates.length > mostCertificates || signers.children.length > mostSigners) throw damaged('size');
  return {
    contentType: oidOf(contentType),
    content: octetsOf(childAt(wrapped, 0)),
    // Others are attribute certificates.
    certificates: certificates.filter((part) => is(part, 'sequence')).map(encodingOf),
    signers: signers.children.map(readSigner),
  };
}

function readSigner(element: DerElement): CmsSigner {
  const [version, identifier, digest, ...rest] = partsOf(element);
  if (!version || !identifier || !digest) throw damaged('structure', element.start);
  countOf(version);
  const attributes = isContext(rest[0], 0) ? rest.shift() : undefined;
  const [algorithm, signature] = rest;
  if (!algorithm || !signature) throw damaged('structure', element.start);
  const isByKey = isContext(identifier, 0);
  return {
    issuerAndSerial: isByKey
      ? null
      : {
          issuer: encodingOf(childAt(identifier, 0)),
          serial: contentOf(childAt(identifier, 1)),
        },
    subjectKeyId: isByKey ? octetsOf(identifier, 0) : null,
    digest: algorithmOf(digest),
    signatureAlgorithm: algorithmOf(algorithm),
    signature: octetsOf(signature),
    attributes: attributes ? readAttributes(attributes) : null,
  };
}

const attributeTypes = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
} as const;
const setTag = 0x31;

function readAttributes(element: DerElement): SignedAttributes {
  const values = new Map<string, DerElement>();
  for (const attribute of element.children) {
    const [type, set] = partsOf(attribute);
    if (!type || !set || values.has(oidOf(type))) throw damaged('structure', attribute.start);
    values.set(oidOf(type), childAt(set, 0));
  }
  const covered = Buffer.from(encodingOf(element));
  covered[0] = setTag;
  const contentType = values.get(attributeTypes.contentType);
  const messageDigest = values.get(attributeTypes.messageDigest);
  const signingTime = values.get(attributeTypes.signingTime);
  return {
    covered,
    contentType: contentType ? oidOf(contentType) : null,
    messageDigest: messageDigest ? octetsOf(messageDigest) : null,
    signingTime: signingTime ? timeOf(signingTime) : null,
  };
}
