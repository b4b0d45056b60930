import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SigningCertificate, SigningCheck, SigningProfile, SigningState } from '@unmuted/api';
import type { Credential } from '#/features/admin/signing/credential.ts';
import type { Formats } from '#/i18n/format.ts';

/** One word for all that ends within 60 days: the date is next to it. */
const expiring = msg({ message: 'Expiring', context: 'state of a certificate' });

export const signingStateWords: Readonly<Record<SigningState, MessageDescriptor>> = {
  ok: msg({ message: 'OK', context: 'state of a certificate' }),
  soon: expiring,
  expiring,
  urgent: expiring,
  expired: msg({ message: 'Expired', context: 'state of a certificate' }),
  mismatch: msg({ message: 'Mismatch', context: 'state of a certificate' }),
  revoked: msg({ message: 'Revoked', context: 'state of a certificate' }),
};

/** Distinct, for a filter. */
export const signingStateNames: Readonly<Record<SigningState, MessageDescriptor>> = {
  ...signingStateWords,
  soon: msg`Expires within 60 days`,
  expiring: msg`Expires within 30 days`,
  urgent: msg`Expires within 7 days`,
};

export const partNames: Readonly<Record<Credential['part'], MessageDescriptor>> = {
  certificate: msg`Certificate`,
  profile: msg`Provisioning profile`,
  keystore: msg`Android keystore`,
};

export const profileTypes: Readonly<Record<SigningProfile['type'], MessageDescriptor>> = {
  app_store: msg({ message: 'App Store', context: 'type of a provisioning profile' }),
  ad_hoc: msg({ message: 'Ad hoc', context: 'type of a provisioning profile' }),
  development: msg({ message: 'Development', context: 'type of a provisioning profile' }),
  enterprise: msg({ message: 'Enterprise', context: 'type of a provisioning profile' }),
};

export const certificateKinds: Readonly<Record<NonNullable<SigningCertificate['kind']>, MessageDescriptor>> =
  {
    distribution: msg({ message: 'Distribution', context: 'kind of a certificate' }),
    development: msg({ message: 'Development', context: 'kind of a certificate' }),
    developer_id: msg({ message: 'Developer ID', context: 'kind of a certificate' }),
    installer: msg({ message: 'Installer', context: 'kind of a certificate' }),
    push: msg({ message: 'Push notifications', context: 'kind of a certificate' }),
  };

interface CheckContext {
  readonly i18n: I18n;
  readonly formats: Formats;
  readonly timeZone: string | undefined;
}

/** The result of a check in one sentence. */
export function checkText(context: CheckContext, check: SigningCheck): string {
  const { i18n } = context;
  const { params } = check;
  const isOk = check.state === 'ok';
  switch (check.check) {
    case 'key_present':
      return i18n._(isOk ? msg`The private key is present` : msg`The file has no private key`);
    case 'key_of_certificate':
      return i18n._(
        isOk ? msg`The key belongs to the certificate` : msg`The key belongs to another certificate`,
      );
    case 'certificate_in_profile':
      return i18n._(
        isOk ? msg`The profile lists the certificate` : msg`The profile doesn’t list the certificate`,
      );
    case 'teams_equal':
      return isOk
        ? i18n._(msg`Certificate and profile are of one team`)
        : twoTeams(i18n, params.certificateTeam, params.profileTeam);
    case 'app_team':
      return isOk
        ? i18n._(msg`The profile is of the team of the app`)
        : twoTeams(i18n, params.appTeam, params.profileTeam);
    case 'certificate_valid':
    case 'profile_valid':
      return validityText(context, check);
    case 'profile_type':
      return isOk ? i18n._(msg`The profile is for the App Store`) : typeText(i18n, params.type);
    case 'bundle_id':
      return coverageText(i18n, check);
    case 'upload_key':
      return i18n._(
        isOk
          ? msg`A key of App Store Connect uploads the builds`
          : msg`Without a key of App Store Connect, builds have to be uploaded by hand`,
      );
  }
}

function twoTeams(i18n: I18n, one: string | number = '', other: string | number = ''): string {
  return i18n._(msg`They are of two teams: ${one} and ${other}`);
}

function typeText(i18n: I18n, type: string | number = ''): string {
  const name = isProfileType(type) ? i18n._(profileTypes[type]) : String(type);
  return i18n._(msg`The profile is not for the App Store: its type is “${name}”`);
}

const isProfileType = (type: string | number): type is SigningProfile['type'] =>
  Object.hasOwn(profileTypes, type);

function coverageText(i18n: I18n, { state, params }: SigningCheck): string {
  const { bundleId = '', covered = '', app = '' } = params;
  return i18n._(
    state === 'ok'
      ? msg`The profile covers ${bundleId} of ${app}`
      : msg`The profile covers ${covered}, but ${app} is ${bundleId}`,
  );
}

function validityText({ i18n, formats, timeZone }: CheckContext, { check, state, params }: SigningCheck) {
  const { validFrom, expiresAt, credential } = params;
  const date = (at: string | number | undefined) => formats.date(new Date(at ?? 0), timeZone);
  const isCertificate = check === 'certificate_valid';
  const [from, until] = [date(validFrom), date(expiresAt)];
  if (credential === 'expired')
    return i18n._(
      isCertificate ? msg`The certificate expired on ${until}` : msg`The profile expired on ${until}`,
    );
  if (state === 'error')
    return i18n._(
      isCertificate
        ? msg`The certificate is not valid before ${from}`
        : msg`The profile is not valid before ${from}`,
    );
  return i18n._(
    isCertificate ? msg`The certificate is valid until ${until}` : msg`The profile is valid until ${until}`,
  );
}
