import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { SigningProfile } from '@unmuted/api';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { CoverageText } from '#/features/admin/signing/coverage-text.tsx';
import { EndLine } from '#/features/admin/signing/end-date.tsx';
import { profileTypes } from '#/features/admin/signing/signing.messages.ts';

/** What a provisioning profile says. */
export function ProfileFacts({ profile }: { profile: SigningProfile }) {
  const { i18n } = useLingui();
  const { name, uuid, teamIds, teamName, type, bundleId, expiresAt, isVerified } = profile;
  return (
    <DescriptionList className="text-13">
      <DescriptionItem term={<Trans>Provisioning profile</Trans>}>
        <bdi>{name}</bdi>
        <span className="text-fg-muted">{i18n._(profileTypes[type])}</span>
      </DescriptionItem>
      <DescriptionItem term={<Trans context="of a developer account">Team</Trans>}>
        <code dir="ltr">{teamIds.join(', ')}</code>
        <bdi className="text-fg-muted">{teamName}</bdi>
      </DescriptionItem>
      <DescriptionItem term={<Trans context="bundle IDs">Covers</Trans>}>
        <code dir="ltr">{bundleId}</code>
        <span className="text-fg-muted">
          <CoverageText bundleId={bundleId} />
        </span>
      </DescriptionItem>
      <DescriptionItem term="UUID">
        <code className="text-12" dir="ltr">
          {uuid}
        </code>
      </DescriptionItem>
      <DescriptionItem term={<Trans>Apple’s signature</Trans>}>
        {isVerified ? (
          <Trans context="a signature">Verified</Trans>
        ) : (
          <span className="text-fg-muted">
            <Trans>Not checked: this server has no root certificates of Apple</Trans>
          </span>
        )}
      </DescriptionItem>
      <DescriptionItem term={<Trans context="a certificate">Ends</Trans>}>
        <EndLine at={expiresAt} />
      </DescriptionItem>
    </DescriptionList>
  );
}
