import type {
  KeystoreInspection,
  SigningCertificate,
  SigningFault,
  SigningProfile,
} from '@unmuted/api/contract';
import type { CertificateFacts } from '#/modules/apps/signing/certificate.ts';
import type { KeystoreFacts } from '#/modules/apps/signing/keystore.ts';
import type { ProfileFacts } from '#/modules/apps/signing/provisioning-profile.ts';
import type { SigningFaultFacts } from '#/modules/apps/signing/signing-faults.ts';

/** A certificate as the contract returns it. */
export const toCertificate = (facts: CertificateFacts): SigningCertificate => ({
  name: facts.commonName ?? '',
  teamId: facts.teamId,
  organisation: facts.organisation,
  serial: facts.serial,
  sha1: facts.sha1,
  sha256: facts.sha256,
  kind: facts.appleKind,
  key: [facts.key.algorithm, facts.key.curve ?? facts.key.bits].filter((part) => part !== null).join(' '),
  isKeyWeak: facts.key.isWeak,
  validFrom: facts.notBefore.toISOString(),
  expiresAt: facts.notAfter.toISOString(),
});

/** A profile as the contract returns it. */
export const toProfile = (facts: ProfileFacts): SigningProfile => ({
  name: facts.name,
  uuid: facts.uuid,
  teamIds: [...facts.teamIds],
  teamName: facts.teamName,
  type: facts.type,
  bundleId: facts.appId.bundleId,
  createdAt: facts.createdAt.toISOString(),
  expiresAt: facts.expiresAt.toISOString(),
  isVerified: facts.signature === 'verified',
});

/** A fault of a file as the contract returns it. */
export const toFault = (file: SigningFault['file'], { code, params }: SigningFaultFacts): SigningFault => ({
  file,
  code: code.slice('signing.'.length) as SigningFault['code'],
  params: { ...params },
});

/** The entries of a keystore as the contract returns them. */
export const toEntries = ({ entries }: KeystoreFacts): KeystoreInspection['entries'] =>
  entries.map(({ alias, type, isOpen, certificate }) => ({
    alias,
    isKey: type === 'key',
    isOpen,
    certificate: toCertificate(certificate),
  }));
