import { contentInfoOf, contentTypes } from '#/modules/apps/signing/content-info.ts';
import { type DerElement, parseBer } from '#/modules/apps/signing/der.ts';
import { countOf, octetsOf, partsOf } from '#/modules/apps/signing/der-values.ts';
import { createIterationBudget, type IterationBudget } from '#/modules/apps/signing/iteration-budget.ts';
import { type PrivateKey, readPrivateKey } from '#/modules/apps/signing/key-facts.ts';
import { type Pkcs12Mac, readMac } from '#/modules/apps/signing/pkcs12-mac.ts';
import {
  type BagNames,
  type Bags,
  type CertificateBag,
  type EncryptedSafe,
  type KeyBag,
  readBags,
  readSafes,
} from '#/modules/apps/signing/pkcs12-safes.ts';
import { damaged, SigningFault } from '#/modules/apps/signing/signing-faults.ts';

export interface Pkcs12Key extends BagNames {
  /** Null if it has another password. */
  readonly key: PrivateKey | null;
}

export interface Pkcs12Content {
  readonly certificates: readonly CertificateBag[];
  readonly keys: readonly Pkcs12Key[];
}

export interface Pkcs12Passwords {
  /** An empty one is also tried as a missing one, which PKCS#12 tells apart. */
  readonly password?: string | undefined;
  /** Of the keys, if it differs. */
  readonly keyPassword?: string | undefined;
}

interface Pfx {
  readonly content: Buffer;
  readonly safes: readonly (Bags | EncryptedSafe)[];
  /** Null in a file without integrity protection. */
  readonly mac: Pkcs12Mac | null;
}

/** What opened with one password. */
interface Opened extends Pkcs12Content {
  /** Whether something encrypted proves the password, everything encrypted disproves it, or nothing is encrypted. */
  readonly proof: 'opened' | 'closed' | 'none';
}

/**
 * Decrypts a PKCS#12 file (RFC 7292). All iteration counts are read before any key is derived. Fails with
 * `signing.password_wrong`, `signing.file_damaged`, `signing.iterations_too_high`, `signing.algorithm_unsupported` or
 * `signing.integrity_unsupported`.
 */
export function readPkcs12(bytes: Buffer, { password = '', keyPassword }: Pkcs12Passwords): Pkcs12Content {
  const { content, safes, mac } = readPfx(parseBer(bytes));
  const budget = createIterationBudget();
  budget.take(...(mac ? [mac.iterations] : []), ...safes.flatMap(iterationsOf));

  const candidates = password === '' ? ['', null] : [password];
  if (mac) {
    const proven = candidates.find((candidate) => mac.matches(content, candidate));
    if (proven !== undefined) return open(safes, [proven, keyPassword], budget);
  }
  for (const candidate of candidates) {
    const opened = tryOpen(safes, [candidate, keyPassword], budget);
    if (!opened || opened.proof === 'closed') continue;
    if (!mac) return opened;
    // It decrypts, so the MAC or something without encryption was changed.
    if (opened.proof === 'opened') throw damaged('content');
  }
  throw new SigningFault('signing.password_wrong');
}

function readPfx(root: DerElement): Pfx {
  const [version, authSafe, macData] = partsOf(root);
  if (!version || !authSafe || countOf(version) !== 3) throw damaged('structure', 0);
  const { type, content } = contentInfoOf(authSafe);
  if (type === contentTypes.signedData)
    throw new SigningFault('signing.algorithm_unsupported', { algorithm: 'public-key integrity' });
  if (type !== contentTypes.data) throw damaged('structure', authSafe.start);
  const octets = octetsOf(content);
  return { content: octets, safes: readSafes(octets), mac: macData ? readMac(macData) : null };
}

function iterationsOf(safe: Bags | EncryptedSafe): number[] {
  if ('encrypted' in safe) return [safe.encryption.iterations];
  return safe.keys.map(({ encryption }) => encryption?.iterations ?? 0);
}

type Candidates = readonly [password: string | null, keyPassword: string | undefined];

function tryOpen(safes: Pfx['safes'], candidates: Candidates, budget: IterationBudget): Opened | null {
  try {
    return open(safes, candidates, budget);
  } catch (error) {
    // What a wrong password decrypts is random.
    if (error instanceof SigningFault && error.code === 'signing.file_damaged') return null;
    throw error;
  }
}

function open(safes: Pfx['safes'], candidates: Candidates, budget: IterationBudget): Opened {
  const bags: Bags[] = [];
  for (const safe of safes) {
    if (!('encrypted' in safe)) {
      bags.push(safe);
      continue;
    }
    const decrypted = safe.encryption.decrypt(safe.encrypted, candidates[0]);
    if (!decrypted) throw damaged('content');
    const found = readBags(decrypted);
    // Their iteration counts were hidden until now.
    budget.take(...iterationsOf(found));
    bags.push(found);
  }
  const keyBags = bags.flatMap((found) => found.keys);
  const keys = keyBags.map((bag) => ({ ...namesOf(bag), key: openKey(bag, candidates) }));
  const certificates = bags.flatMap((found) => found.certificates);
  const encrypted = keys.filter((_, index) => keyBags[index]?.encryption);
  const isProven = safes.some((safe) => 'encrypted' in safe) || encrypted.some(({ key }) => key !== null);
  return { certificates, keys, proof: isProven ? 'opened' : encrypted.length > 0 ? 'closed' : 'none' };
}

const namesOf = ({ friendlyName, localKeyId, isTrusted }: BagNames): BagNames => ({
  friendlyName,
  localKeyId,
  isTrusted,
});

/** Null if the password does not open it. */
function openKey(
  { key, encryption }: Pick<KeyBag, 'key' | 'encryption'>,
  [password, keyPassword]: Candidates,
): PrivateKey | null {
  if (!encryption) return readPrivateKey(key);
  const decrypted = encryption.decrypt(key, keyPassword || password);
  try {
    return decrypted && readPrivateKey(decrypted);
  } catch (error) {
    // One wrong password in 256 leaves valid padding.
    if (error instanceof SigningFault && error.code === 'signing.file_damaged') return null;
    throw error;
  }
}
