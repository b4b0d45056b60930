import { type KeyObject, X509Certificate } from 'node:crypto';
import { type ChainRefusal, type Refused, refused } from '#/modules/skills/endpoint/refusals.ts';

/** The key that signs requests, and how long its whole path to a root is valid. */
export interface TrustedChain {
  readonly ok: true;
  readonly key: KeyObject;
  readonly validFromMs: number;
  readonly validUntilMs: number;
}

export type ChainVerdict = TrustedChain | Refused<ChainRefusal>;

/** Checks a chain in PEM, the leaf first. */
export type ChainCheck = (pem: string, now: Date) => ChainVerdict;

const signerName = 'echo-api.amazon.com';
/** Amazon's chains have four. */
const longestChain = 10;
const shortestKeyBits = 2_048;
const pemBlock = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;

/** The roots are read when the first chain is checked. */
export function createChainCheck(roots: () => readonly string[]): ChainCheck {
  let bySubject: Map<string, X509Certificate[]> | undefined;

  /** The root that signed a certificate. */
  function rootOf(certificate: X509Certificate): X509Certificate | undefined {
    bySubject ??= Map.groupBy(
      roots().map((pem) => new X509Certificate(pem)),
      ({ subject }) => subject,
    );
    return bySubject.get(certificate.issuer)?.find((root) => isSignedBy(certificate, root));
  }

  function check(pem: string, now: Date): ChainVerdict {
    const certificates = readChain(pem);
    if (!Array.isArray(certificates)) return certificates;
    const path = pathToRoot(certificates, rootOf);
    if (!Array.isArray(path)) return path;
    const validFromMs = Math.max(...path.map(({ validFromDate }) => validFromDate.getTime()));
    const validUntilMs = Math.min(...path.map(({ validToDate }) => validToDate.getTime()));
    if (now.getTime() > validUntilMs) return refused('certificate_expired');
    if (now.getTime() < validFromMs) return refused('certificate_not_yet_valid');
    const [leaf] = path;
    // Only the alternative names count, not the subject.
    if (leaf?.checkHost(signerName, { subject: 'never', wildcards: false }) === undefined)
      return refused('certificate_name');
    const key = leaf.publicKey;
    if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < shortestKeyBits)
      return refused('certificate_key');
    return { ok: true, key, validFromMs, validUntilMs };
  }

  return (pem, now) => {
    try {
      return check(pem, now);
    } catch {
      // Not a certificate, or one with a key of an unknown kind.
      return refused('chain_unreadable');
    }
  };
}

function readChain(pem: string): X509Certificate[] | Refused<ChainRefusal> {
  const blocks = pem.match(pemBlock) ?? [];
  if (blocks.length === 0) return refused('chain_unreadable');
  if (blocks.length === 1) return refused('chain_too_short');
  if (blocks.length > longestChain) return refused('chain_too_long');
  return blocks.map((block) => new X509Certificate(block));
}

/**
 * The certificates from the leaf to the first one that a trusted root signed, and that root. What follows in the chain is irrelevant:
 * Amazon's chains end with cross-signed roots whose signer is no longer trusted.
 */
function pathToRoot(
  certificates: readonly X509Certificate[],
  rootOf: (certificate: X509Certificate) => X509Certificate | undefined,
): X509Certificate[] | Refused<ChainRefusal> {
  const path: X509Certificate[] = [];
  for (const [index, certificate] of certificates.entries()) {
    path.push(certificate);
    const root = rootOf(certificate);
    if (root) return [...path, root];
    const issuer = certificates[index + 1];
    if (!issuer) break;
    if (!issuer.ca) return refused('issuer_not_authority');
    if (!isSignedBy(certificate, issuer)) return refused('chain_broken');
  }
  return refused('chain_untrusted');
}

/** `checkIssued` compares names, key identifiers and key usage; `verify` checks the signature. */
const isSignedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
