import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { SigningCertificate } from '@unmuted/api';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { EndLine } from '#/features/admin/signing/end-date.tsx';
import { Fingerprint } from '#/features/admin/signing/fingerprint.tsx';
import { certificateKinds } from '#/features/admin/signing/signing.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

export interface CertificateFactsProps {
  certificate: SigningCertificate;
  /** Google asks for the SHA-1 fingerprint too. */
  hasSha1?: boolean;
}

/** What a certificate says. */
export function CertificateFacts({ certificate, hasSha1 = false }: CertificateFactsProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const timeZone = useTimeZone();
  const { name, teamId, organisation, serial, sha1, sha256, kind, key, isKeyWeak } = certificate;
  return (
    <DescriptionList className="text-13">
      <DescriptionItem term={<Trans>Certificate</Trans>}>
        <bdi>{name}</bdi>
        {kind !== null && <span className="text-fg-muted">{i18n._(certificateKinds[kind])}</span>}
      </DescriptionItem>
      {teamId !== null && (
        <DescriptionItem term={<Trans context="of a developer account">Team</Trans>}>
          <code dir="ltr">{teamId}</code>
          <bdi className="text-fg-muted">{organisation}</bdi>
        </DescriptionItem>
      )}
      <DescriptionItem term={<Trans>Serial number</Trans>}>
        <code className="text-12" dir="ltr">
          {serial}
        </code>
      </DescriptionItem>
      <DescriptionItem term="SHA-256">
        <Fingerprint algorithm="SHA-256" name={name} value={sha256} />
      </DescriptionItem>
      {hasSha1 && (
        <DescriptionItem term="SHA-1">
          <Fingerprint algorithm="SHA-1" name={name} value={sha1} />
        </DescriptionItem>
      )}
      <DescriptionItem term={<Trans context="of a certificate">Key</Trans>}>
        <span dir="ltr">{key.toUpperCase()}</span>
        {isKeyWeak && (
          <span className="text-silent-text">
            <Trans>weak</Trans>
          </span>
        )}
      </DescriptionItem>
      <DescriptionItem term={<Trans context="a certificate">Valid from</Trans>}>
        {formats.date(new Date(certificate.validFrom), timeZone)}
      </DescriptionItem>
      <DescriptionItem term={<Trans context="a certificate">Ends</Trans>}>
        <EndLine at={certificate.expiresAt} />
      </DescriptionItem>
    </DescriptionList>
  );
}
