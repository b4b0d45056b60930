import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { adminCastQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { ActivitySection } from '#/features/cast/settings/activity-section.tsx';
import { LimitsForm } from '#/features/cast/settings/limits-form.tsx';
import { SettingsScreen } from '#/features/cast/settings/settings.screen.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

const parts = { limits: <LimitsSection />, activity: <ActivitySection /> };

/** The settings of a cast with what only the staff may see and change of it. */
export function StaffSettings() {
  return <SettingsScreen staffParts={parts} />;
}

/** The part of the settings that only the staff has. */
function LimitsSection() {
  const { api, username } = useCastContext();
  const staff = useQuery(adminCastQuery(api, username));
  return (
    <QueryContent
      failedTitle={<Trans>The limits did not load</Trans>}
      query={staff}
      skeleton={<RowsSkeleton count={3} />}
    >
      {(cast) => <LimitsForm kept={cast} />}
    </QueryContent>
  );
}
