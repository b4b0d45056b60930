import { Trans } from '@lingui/react/macro';
import type { SigningInspection } from '@unmuted/api';
import { CertificateFacts } from '#/features/admin/signing/certificate-facts.tsx';
import { CheckList } from '#/features/admin/signing/check-list.tsx';
import { FoundPanel } from '#/features/admin/signing/found-panel.tsx';
import { ProfileFacts } from '#/features/admin/signing/profile-facts.tsx';
import { TeamMismatch } from '#/features/admin/signing/team-mismatch.tsx';

export interface FoundBundleProps {
  found: SigningInspection;
  isChange: boolean;
  isUsable: boolean;
}

/** What the files contain, and whether they fit each other. */
export function FoundBundle({ found, isChange, isUsable }: FoundBundleProps) {
  const { certificate, profile, checks } = found;
  if (!certificate && !profile) return null;
  return (
    <FoundPanel
      description={
        isUsable ? (
          isChange ? (
            <Trans>Nothing is stored yet. This is the bundle with the new files.</Trans>
          ) : (
            <Trans>Nothing is stored yet. Compare it, then save.</Trans>
          )
        ) : (
          <Trans>Nothing is stored. Choose other files to go on.</Trans>
        )
      }
      title={
        !isUsable ? (
          <Trans>These files can’t be used</Trans>
        ) : checks.some(({ state }) => state === 'error') ? (
          <Trans>They can be stored, but not every check passes</Trans>
        ) : (
          <Trans>The files fit each other</Trans>
        )
      }
    >
      <TeamMismatch checks={checks} />
      {checks.length > 0 && <CheckList checks={checks} />}
      <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
        {certificate && <CertificateFacts certificate={certificate} />}
        {profile && <ProfileFacts profile={profile} />}
      </div>
    </FoundPanel>
  );
}
