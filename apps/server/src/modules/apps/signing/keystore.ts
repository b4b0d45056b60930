import { type CertificateFacts, readCertificate } from '#/modules/apps/signing/certificate.ts';
import { jksMagic, readJks } from '#/modules/apps/signing/jks.ts';
import type { PrivateKey } from '#/modules/apps/signing/key-facts.ts';
import { readPkcs12 } from '#/modules/apps/signing/pkcs12.ts';
import { damaged, SigningFault } from '#/modules/apps/signing/signing-faults.ts';

/** An entry of an Android keystore; it can be sent between threads. */
export interface KeystoreEntry {
  readonly alias: string;
  readonly type: 'key' | 'trusted_certificate';
  /** Null in PKCS12. */
  readonly createdAt: Date | null;
  /** The one of the key, with its algorithm, its size, and whether it is weak. */
  readonly certificate: CertificateFacts;
  /** Whether the key password opens the key; false for a trusted certificate. */
  readonly isOpen: boolean;
}

export interface KeystoreFacts {
  readonly format: 'jks' | 'pkcs12';
  /** In the order of the file. */
  readonly entries: readonly KeystoreEntry[];
}

export interface KeystorePasswords {
  /** Of the store. */
  readonly password?: string | undefined;
  /** Of the keys; the one of the store by default. */
  readonly keyPassword?: string | undefined;
  /** The key to use; the others need not open. Case does not matter, as in Java. */
  readonly alias?: string | undefined;
}

interface ReadEntry extends Omit<KeystoreEntry, 'isOpen'> {
  readonly key: PrivateKey | null;
}

/**
 * Reads a keystore in JKS or PKCS12. Fails, besides the faults of both formats, with `signing.key_missing`, `signing.alias_unknown`,
 * `signing.key_password_wrong` or `signing.key_mismatch`.
 */
export function readKeystore(bytes: Buffer, passwords: KeystorePasswords): KeystoreFacts {
  const format = bytes.length >= 4 && bytes.readUInt32BE() === jksMagic ? 'jks' : 'pkcs12';
  const entries = format === 'jks' ? jksEntries(bytes, passwords) : pkcs12Entries(bytes, passwords);
  checkKeys(entries, passwords.alias);
  return { format, entries: entries.map(({ key, ...entry }) => ({ ...entry, isOpen: key !== null })) };
}

function checkKeys(entries: readonly ReadEntry[], alias: string | undefined): void {
  const keys = entries.filter(({ type }) => type === 'key');
  if (keys.length === 0) throw new SigningFault('signing.key_missing', { certificates: entries.length });
  const wanted = alias === undefined || alias === '' ? keys : keys.filter((key) => isNamed(key, alias));
  const [first] = wanted;
  if (!first) {
    const aliases = keys.map((key) => key.alias).join(', ');
    throw new SigningFault('signing.alias_unknown', { alias: alias ?? '', aliases });
  }
  if (wanted.every(({ key }) => key === null))
    throw new SigningFault('signing.key_password_wrong', { alias: first.alias });
  const mismatch = keys.find(
    ({ key, certificate }) => key !== null && key.facts.spkiSha256 !== certificate.key.spkiSha256,
  );
  if (mismatch) throw new SigningFault('signing.key_mismatch', { alias: mismatch.alias });
}

const isNamed = (entry: ReadEntry, alias: string): boolean =>
  entry.alias.toLowerCase() === alias.trim().toLowerCase();

function jksEntries(bytes: Buffer, { password = '', keyPassword }: KeystorePasswords): ReadEntry[] {
  return readJks(bytes, password).map(({ alias, createdAt, certificates: [certificate], openKey }) => {
    if (!certificate) throw damaged('structure');
    return {
      alias,
      type: openKey ? 'key' : 'trusted_certificate',
      createdAt,
      certificate: readCertificate(certificate),
      key: openKey?.(keyPassword || password) ?? null,
    };
  });
}

function pkcs12Entries(bytes: Buffer, passwords: KeystorePasswords): ReadEntry[] {
  const { certificates, keys } = readPkcs12(bytes, passwords);
  const read = certificates.map((bag) => ({ ...bag, facts: readCertificate(bag.certificate) }));
  const keyEntries = keys.map(({ friendlyName, localKeyId, key }, index): ReadEntry => {
    const own =
      read.find((bag) => localKeyId !== null && bag.localKeyId === localKeyId) ??
      read.find(({ facts }) => facts.key.spkiSha256 === key?.facts.spkiSha256);
    const alias = friendlyName ?? String(index + 1);
    if (!own) throw new SigningFault('signing.key_mismatch', { alias });
    return { alias, type: 'key', createdAt: null, certificate: own.facts, key };
  });
  const trusted = read
    .filter(({ isTrusted, localKeyId }) => isTrusted && localKeyId === null)
    .map(
      ({ friendlyName, facts }): ReadEntry => ({
        alias: friendlyName ?? facts.commonName ?? facts.sha1,
        type: 'trusted_certificate',
        createdAt: null,
        certificate: facts,
        key: null,
      }),
    );
  return [...keyEntries, ...trusted];
}
