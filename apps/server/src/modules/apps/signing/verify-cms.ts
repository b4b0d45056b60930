import { createHash, verify, X509Certificate } from 'node:crypto';
import type { CmsSigner, SignedData } from '#/modules/apps/signing/cms.ts';
import { parseDer } from '#/modules/apps/signing/der.ts';
import { contentOf, encodingOf, is, isContext, partsOf } from '#/modules/apps/signing/der-values.ts';
import { shownText } from '#/modules/apps/signing/facts-text.ts';
import { orFault, SigningFault } from '#/modules/apps/signing/signing-faults.ts';
import { unsupported } from '#/modules/apps/signing/unsupported-algorithm.ts';

const digests: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** RSA with the padding of PKCS#1 1.5, and ECDSA. */
const signatureAlgorithms: ReadonlySet<string> = new Set([
  '1.2.840.113549.1.1.1',
  '1.2.840.113549.1.1.5',
  '1.2.840.113549.1.1.11',
  '1.2.840.113549.1.1.12',
  '1.2.840.113549.1.1.13',
  '1.2.840.10045.4.1',
  '1.2.840.10045.4.3.2',
  '1.2.840.10045.4.3.3',
  '1.2.840.10045.4.3.4',
]);

const longestPath = 5;

/** The common name of the certificate that signed. */
export interface VerifiedSigner {
  readonly commonName: string | null;
}

/**
 * Verifies the signature, and the path from the signer to one of the roots. All certificates must be valid when the content was
 * signed, by the signer's own statement, or now. Fails with `signing.signature_invalid`, `signing.signer_untrusted` or
 * `signing.algorithm_unsupported`.
 */
export function verifySignedData(
  data: SignedData,
  roots: readonly X509Certificate[],
  now: Date,
): VerifiedSigner {
  const invalid = () => new SigningFault('signing.signature_invalid');
  const [signer] = data.signers;
  if (!signer) throw invalid();
  const certificates = data.certificates.map((bytes) => orFault(invalid, () => new X509Certificate(bytes)));
  const own = certificates.find((certificate) => isOf(certificate, signer));
  if (!own) throw invalid();
  if (!orFault(invalid, () => isSigned(data, signer, own))) throw invalid();
  const at = signer.attributes?.signingTime ?? now;
  const commonName = commonNameOf(own);
  if (!orFault(invalid, () => leadsToRoot(own, { certificates, roots, at })))
    throw new SigningFault('signing.signer_untrusted', { signer: commonName ?? '' });
  return { commonName };
}

const subjectKeyIdentifier = Buffer.from('551d0e', 'hex');

function isOf(certificate: X509Certificate, { issuerAndSerial, subjectKeyId }: CmsSigner): boolean {
  const [content] = partsOf(parseDer(certificate.raw));
  if (!content) return false;
  const all = partsOf(content);
  // The version is optional.
  const fields = isContext(all[0], 0) ? all.slice(1) : all;
  const [serial, , issuer] = fields;
  if (issuerAndSerial)
    return (
      serial !== undefined &&
      issuer !== undefined &&
      contentOf(serial).equals(issuerAndSerial.serial) &&
      encodingOf(issuer).equals(issuerAndSerial.issuer)
    );
  const extensions = fields.find((field) => isContext(field, 3))?.children[0]?.children ?? [];
  const keyId = extensions.find(({ children: [oid] }) => {
    return is(oid, 'objectIdentifier') && contentOf(oid).equals(subjectKeyIdentifier);
  });
  const value = keyId?.children.at(-1);
  // An OCTET STRING in the OCTET STRING of the extension.
  return value !== undefined && subjectKeyId !== null && contentOf(value).subarray(2).equals(subjectKeyId);
}

function isSigned(data: SignedData, signer: CmsSigner, { publicKey }: X509Certificate): boolean {
  const digest = digests[signer.digest.oid];
  if (digest === undefined) throw unsupported(signer.digest.oid);
  if (!signatureAlgorithms.has(signer.signatureAlgorithm.oid))
    throw unsupported(signer.signatureAlgorithm.oid);
  const { attributes, signature } = signer;
  if (!attributes) return verify(digest, data.content, publicKey, signature);
  const contentDigest = createHash(digest).update(data.content).digest();
  return (
    attributes.contentType === data.contentType &&
    attributes.messageDigest?.equals(contentDigest) === true &&
    verify(digest, attributes.covered, publicKey, signature)
  );
}

interface Path {
  readonly certificates: readonly X509Certificate[];
  readonly roots: readonly X509Certificate[];
  readonly at: Date;
}

function leadsToRoot(signer: X509Certificate, { certificates, roots, at }: Path): boolean {
  let current = signer;
  for (let length = 0; length < longestPath; length += 1) {
    if (at < current.validFromDate || at > current.validToDate) return false;
    const child = current;
    if (roots.some((root) => root.raw.equals(child.raw) || isIssuedBy(child, root, at))) return true;
    const issuer = certificates.find((other) => other !== child && isIssuedBy(child, other, at));
    if (!issuer) return false;
    current = issuer;
  }
  return false;
}

/** `checkIssued` compares names, key identifiers and key usage; `verify` checks the signature. */
const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate, at: Date): boolean =>
  issuer.ca &&
  at >= issuer.validFromDate &&
  at <= issuer.validToDate &&
  certificate.checkIssued(issuer) &&
  certificate.verify(issuer.publicKey);

const commonNameOf = ({ subject }: X509Certificate): string | null => {
  const name = /^CN=(.*)$/m.exec(subject)?.[1];
  return name === undefined ? null : shownText(name);
};
