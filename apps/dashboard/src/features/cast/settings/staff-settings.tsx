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

/** Cast settings with the additional sections for the staff. */
export function StaffSettings() {
  return <SettingsScreen staffParts={parts} />;
}

function LimitsSection() {
  const { api, username } = useCastContext();
  const staff = useQuery(adminCastQuery(api, username));
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the limits</Trans>}
      query={staff}
      skeleton={<RowsSkeleton count={3} />}
    >
      {(cast) => <LimitsForm saved={cast} />}
    </QueryContent>
  );
}
