import { SigningFault } from '#/modules/apps/signing/signing-faults.ts';

/** Names of what is refused, for the message. Others are shown as object identifiers. */
const refusedNames: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.5.3': 'PBE-MD5-DES',
  '1.2.840.113549.1.5.10': 'PBE-SHA1-DES',
  '1.2.840.113549.1.5.11': 'PBE-SHA1-RC2',
  '1.2.840.113549.1.12.1.1': 'PBE-SHA1-RC4-128',
  '1.2.840.113549.1.12.1.2': 'PBE-SHA1-RC4-40',
  '1.3.6.1.4.1.11591.4.11': 'scrypt',
  '1.3.6.1.4.1.42.2.19.1': 'JCEKS',
};

/** A fault that names an algorithm. */
export const unsupported = (oid: string): SigningFault =>
  new SigningFault('signing.algorithm_unsupported', { algorithm: refusedNames[oid] ?? oid });
