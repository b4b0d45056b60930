import type { CertificateFacts } from '#/modules/apps/signing/certificate.ts';
import { type CredentialState, credentialState, daysLeft } from '#/modules/apps/signing/credential-state.ts';
import type { IdentityFacts } from '#/modules/apps/signing/inspect-signing-file.ts';
import type { KeyFacts } from '#/modules/apps/signing/key-facts.ts';
import type { ProfileFacts } from '#/modules/apps/signing/provisioning-profile.ts';
import type { SigningParams } from '#/modules/apps/signing/signing-faults.ts';

/** What must hold so that a build can be signed and uploaded, and the params of each check. */
export const signingChecks = {
  key_present: 'The file with the certificate has a private key. `certificates`',
  key_of_certificate: 'A private key belongs to a certificate. `certificate` is the name of the certificate.',
  certificate_in_profile: 'The profile lists the certificate. `certificate`, `profile`',
  teams_equal:
    'The certificate and the profile are of the same team. `certificateTeam`, `profileTeam`; empty if unknown',
  certificate_valid: 'The certificate is valid. `validFrom`, `expiresAt`, `daysLeft`, `credential`',
  app_team: 'The profile is of the team of the app. `appTeam`, `profileTeam`',
  profile_valid: 'The profile is valid. `validFrom`, `expiresAt`, `daysLeft`, `credential`',
  profile_type: 'The profile is for the App Store. `type`',
  bundle_id: 'The profile covers the bundle id. `bundleId`, `covered`',
  upload_key: 'There is a key of App Store Connect to upload with; without one, it is a warning.',
} as const;

export type SigningCheckId = keyof typeof signingChecks;

export interface SigningCheck {
  readonly check: SigningCheckId;
  readonly state: 'ok' | 'warning' | 'error';
  readonly params: SigningParams;
}

/** What belongs together to sign one app. */
export interface SigningBundle {
  /** Of a `.p12` file, or of a certificate alone. */
  readonly identity: IdentityFacts;
  readonly profile: ProfileFacts;
  readonly appStoreKey?: KeyFacts | undefined;
  readonly app: {
    readonly bundleId: string;
    /** Null if it is not known. */
    readonly teamId: string | null;
  };
}

/**
 * Checks whether the parts of a bundle fit each other and the app. A check whose subject is missing is left out: that of the team
 * of an app without one, and that of a key that is not there.
 */
export function matchSigning(bundle: SigningBundle, now: Date): SigningCheck[] {
  const { identity, profile, app } = bundle;
  const certificate = signingCertificateOf(identity);
  return [
    ...identityChecks(identity),
    ...(certificate ? certificateChecks(certificate, profile, now) : []),
    ...(app.teamId === null ? [] : [appTeamCheck(app.teamId, profile)]),
    validity('profile_valid', { from: profile.createdAt, until: profile.expiresAt }, now),
    checked('profile_type', profile.type === 'app_store', { type: profile.type }),
    bundleIdCheck(app.bundleId, profile),
    { check: 'upload_key', state: bundle.appStoreKey ? 'ok' : 'warning', params: {} },
  ];
}

/** The certificate of a key; without one, the first that cannot issue others. */
export function signingCertificateOf({ certificates, keys }: IdentityFacts): CertificateFacts | null {
  const own = certificates.find((certificate) => isOfKey(certificate, keys));
  return own ?? certificates.find(({ isAuthority }) => !isAuthority) ?? null;
}

const isOfKey = ({ key }: CertificateFacts, keys: readonly KeyFacts[]): boolean =>
  keys.some(({ spkiSha256 }) => spkiSha256 === key.spkiSha256);

const checked = (check: SigningCheckId, holds: boolean, params: SigningParams): SigningCheck => ({
  check,
  state: holds ? 'ok' : 'error',
  params,
});

function identityChecks(identity: IdentityFacts): SigningCheck[] {
  const { certificates, keys } = identity;
  const present = checked('key_present', keys.length > 0, { certificates: certificates.length });
  if (keys.length === 0) return [present];
  const belongs = certificates.some((certificate) => isOfKey(certificate, keys));
  const params = { certificate: signingCertificateOf(identity)?.commonName ?? '' };
  return [present, checked('key_of_certificate', belongs, params)];
}

function certificateChecks(certificate: CertificateFacts, profile: ProfileFacts, now: Date): SigningCheck[] {
  const { commonName, teamId, sha256, notBefore, notAfter } = certificate;
  return [
    checked('certificate_in_profile', profile.certificates.includes(sha256), {
      certificate: commonName ?? '',
      profile: profile.name,
    }),
    checked('teams_equal', teamId !== null && profile.teamIds.includes(teamId), {
      certificateTeam: teamId ?? '',
      profileTeam: profile.teamIds.join(', '),
    }),
    validity('certificate_valid', { from: notBefore, until: notAfter }, now),
  ];
}

const appTeamCheck = (appTeam: string, { teamIds }: ProfileFacts): SigningCheck =>
  checked('app_team', teamIds.includes(appTeam), { appTeam, profileTeam: teamIds.join(', ') });

const validityStates: Readonly<Record<CredentialState, SigningCheck['state']>> = {
  ok: 'ok',
  soon: 'warning',
  expiring: 'warning',
  urgent: 'warning',
  expired: 'error',
};

function validity(
  check: 'certificate_valid' | 'profile_valid',
  { from, until }: { readonly from: Date; readonly until: Date },
  now: Date,
): SigningCheck {
  const credential = credentialState(until, now);
  return {
    check,
    state: now < from ? 'error' : validityStates[credential],
    params: {
      validFrom: from.toISOString(),
      expiresAt: until.toISOString(),
      daysLeft: daysLeft(until, now),
      credential,
    },
  };
}

function bundleIdCheck(bundleId: string, { appId }: ProfileFacts): SigningCheck {
  const params = { bundleId, covered: appId.bundleId };
  return checked('bundle_id', coversBundleId(appId.bundleId, bundleId), params);
}

/** Apple compares bundle ids without regard to case. `prefix.*` covers what follows the dot, but not `prefix`. */
export function coversBundleId(covered: string, bundleId: string): boolean {
  const [pattern, wanted] = [covered.toLowerCase(), bundleId.toLowerCase()];
  if (!pattern.endsWith('*')) return pattern === wanted;
  const prefix = pattern.slice(0, -1);
  return wanted.startsWith(prefix) && wanted.length > prefix.length;
}
