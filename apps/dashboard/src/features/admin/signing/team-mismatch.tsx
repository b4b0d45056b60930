import { Trans } from '@lingui/react/macro';
import type { SigningCheck } from '@unmuted/api';

/** The most frequent mistake, large: a certificate and a profile of two teams. */
export function TeamMismatch({ checks }: { checks: readonly SigningCheck[] }) {
  const found = checks.find(({ check, state }) => check === 'teams_equal' && state === 'error');
  if (!found) return null;
  const { certificateTeam = '', profileTeam = '' } = found.params;
  return (
    <div
      className="rounded-tile border border-off-air-border bg-off-air-fill px-3.5 py-3 text-13"
      role="alert"
    >
      <p className="font-semibold text-off-air-text">
        <Trans>Certificate and profile are of two teams</Trans>
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-center" dir="ltr">
        <code className="rounded-xs bg-surface-raised px-2 py-1 wrap-anywhere">
          {certificateTeam === '' ? '?' : certificateTeam}
        </code>
        <span className="font-semibold text-off-air-text">≠</span>
        <code className="rounded-xs bg-surface-raised px-2 py-1 wrap-anywhere">{profileTeam}</code>
      </p>
      <p className="mt-2">
        <Trans>
          Apple would refuse the build at upload. Take a certificate of team {profileTeam}, or make a new
          profile in team {certificateTeam}.
        </Trans>
      </p>
    </div>
  );
}
