import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Keystore, SigningBundle, SigningState } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import type { ReactNode } from 'react';
import { CertificateFacts } from '#/features/admin/signing/certificate-facts.tsx';
import { CheckList } from '#/features/admin/signing/check-list.tsx';
import { keystoreFormats, playSigningNames } from '#/features/admin/signing/keystore.messages.ts';
import { ProfileFacts } from '#/features/admin/signing/profile-facts.tsx';
import { Section } from '#/features/admin/signing/section.tsx';
import type { Signing } from '#/features/admin/signing/signing-acts.ts';
import { SigningStatus } from '#/features/admin/signing/signing-status.tsx';
import { SigningHistory, UsedBy } from '#/features/admin/signing/usage-sections.tsx';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

/** The content of the drawer: its state and what to do, its parts, who uses it, what happened. */
export function SigningDetails({ signing }: { signing: Signing }) {
  return (
    <div className="grid gap-7">
      <section className="grid gap-2">
        <p>
          <SigningStatus state={signing.secret.state} />
        </p>
        <Advice signing={signing} />
      </section>
      {signing.platform === 'ios' ? (
        <BundleParts bundle={signing.secret} />
      ) : (
        <KeystoreParts keystore={signing.secret} />
      )}
      <UsedBy signing={signing} />
      <SigningHistory signing={signing} />
    </div>
  );
}

function Advice({ signing }: { signing: Signing }) {
  const { secret } = signing;
  const isBundle = signing.platform === 'ios';
  const renewKey =
    signing.platform === 'android' && signing.secret.isPlaySigning ? renewKeystore : moveKeystore;
  const renew = isBundle ? renewBundle : renewKey;
  const texts: Readonly<Record<SigningState, ReactNode>> = {
    ok: <Trans>Build machines get it for builds of the apps below alone.</Trans>,
    soon: renew,
    expiring: renew,
    urgent: renew,
    expired: isBundle ? (
      <Trans>
        No app that uses it can be built until you replace its files. Installed apps keep working.
      </Trans>
    ) : (
      <Trans>Google Play refuses builds that it signs. Installed apps keep working.</Trans>
    ),
    mismatch: (
      <Trans>
        Its profile doesn’t cover an app that uses it, or is not for the App Store. Replace the profile, or
        give the app another bundle.
      </Trans>
    ),
    revoked: <Trans>No build gets it any more. Give its apps another one, then delete it.</Trans>,
  };
  return <p className="text-fg-muted">{texts[secret.state]}</p>;
}

const renewBundle = (
  <Trans>
    Make a new certificate or profile in the developer account of the team, then replace the files here.
  </Trans>
);
const moveKeystore = (
  <Trans>
    The key that signs an app itself can’t be renewed. Move the app to Play App Signing before it ends.
  </Trans>
);
const renewKeystore = <Trans>Ask Google Play to reset the upload key, then replace the keystore here.</Trans>;

function BundleParts({ bundle }: { bundle: SigningBundle }) {
  const { certificate, profile, uploadKey, checks } = bundle;
  return (
    <>
      <Section title={<Trans>Checks</Trans>}>
        <CheckList checks={checks} />
      </Section>
      <Section title={<Trans>Certificate and profile</Trans>}>
        <CertificateFacts certificate={certificate} />
        <ProfileFacts profile={profile} />
      </Section>
      <Section title={<Trans>Upload to App Store Connect</Trans>}>
        {uploadKey === null ? (
          <p className="text-13 text-fg-muted">
            <Trans>No key is stored: builds have to be uploaded by hand.</Trans>
          </p>
        ) : (
          <DescriptionList className="text-13">
            <DescriptionItem term={<Trans>Key ID</Trans>}>
              <code dir="ltr">{uploadKey.keyId}</code>
            </DescriptionItem>
            <DescriptionItem term={<Trans>Issuer ID</Trans>}>
              <code className="text-12" dir="ltr">
                {uploadKey.issuerId}
              </code>
            </DescriptionItem>
          </DescriptionList>
        )}
      </Section>
    </>
  );
}

function KeystoreParts({ keystore }: { keystore: Keystore }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const timeZone = useTimeZone();
  const { certificate, alias, format, isLongEnough, isPlaySigning, resetAt } = keystore;
  return (
    <>
      {!isLongEnough && (
        <Alert silent tone="warning" title={<Trans>Ends too early for Google Play</Trans>}>
          <Trans>Google Play accepts certificates that end after 22 October 2033.</Trans>
        </Alert>
      )}
      <Section title={<Trans>Keystore</Trans>}>
        <DescriptionList className="text-13">
          <DescriptionItem term={<Trans context="of a key">Alias</Trans>}>
            <code dir="ltr">{alias}</code>
            <span className="text-fg-muted">{keystoreFormats[format]}</span>
          </DescriptionItem>
          <DescriptionItem term={<Trans context="a key of Android">Used as</Trans>}>
            {i18n._(playSigningNames[isPlaySigning ? 'true' : 'false'])}
            <span className="text-fg-muted">
              {isPlaySigning ? (
                <Trans>Google keeps the key that signs</Trans>
              ) : (
                <Trans>if it is lost, the app can never be updated</Trans>
              )}
            </span>
          </DescriptionItem>
          {resetAt !== null && (
            <DescriptionItem term={<Trans>Upload key reset</Trans>}>
              {formats.date(new Date(resetAt), timeZone)}
            </DescriptionItem>
          )}
        </DescriptionList>
        <CertificateFacts certificate={certificate} hasSha1 />
      </Section>
    </>
  );
}
