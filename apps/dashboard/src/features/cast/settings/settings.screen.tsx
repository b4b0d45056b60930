import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SettingsLayout, SettingsNav, SettingsNavItem } from '@unmuted/ui/settings-layout';
import { type ReactNode, useState } from 'react';
import { PageSkeleton } from '#/components/page-skeleton/page-skeleton.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { usePageSearch } from '#/components/resource-shell/use-page-search.ts';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import {
  generalQuery,
  serverQuery,
  statisticsQuery,
  streamsQuery,
} from '#/data/cast-settings/cast-settings.queries.ts';
import { DangerCard } from '#/features/cast/settings/danger-card.tsx';
import { GeneralForm } from '#/features/cast/settings/general-form.tsx';
import { PendingChangeBanner } from '#/features/cast/settings/pending-change-banner.tsx';
import { ServerForm } from '#/features/cast/settings/server-form.tsx';
import { type SettingsTab, settingsSearch, settingsTabs } from '#/features/cast/settings/settings.search.ts';
import { isStaffTab, type StaffTab, settingsTabNames } from '#/features/cast/settings/settings-tabs.ts';
import { StreamsForm } from '#/features/cast/settings/streams-form.tsx';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { CastLink } from '#/features/cast/shell/cast-link.tsx';

export interface SettingsScreenProps {
  /** Additional sections for the staff. */
  staffParts?: Readonly<Record<StaffTab, ReactNode>> | undefined;
}

/** `/cast/{username}/settings`: the owner's settings of a cast in tabs. */
export function SettingsScreen({ staffParts }: SettingsScreenProps) {
  const { t, i18n } = useLingui();
  const { tab: requested } = usePageSearch(settingsSearch);
  const { api, username, timeZone } = useCastContext();
  const { isFixed } = useCastStatus();
  const tabs = settingsTabs.filter((each) => staffParts || !isStaffTab(each));
  const tab = tabs.find((each) => each === requested) ?? 'general';
  const streams = useQuery(streamsQuery(api, username));
  // Visited tabs stay mounted to preserve their drafts.
  const [visited, setVisited] = useState<readonly SettingsTab[]>([tab]);
  if (!visited.includes(tab)) setVisited([...visited, tab]);
  return (
    <SettingsLayout
      nav={
        <SettingsNav aria-label={t`Settings sections`}>
          {tabs.map((each) => (
            <SettingsNavItem asChild current={each === tab} key={each}>
              <CastLink page="settings" resetScroll={false} tab={each}>
                {i18n._(settingsTabNames[each])}
              </CastLink>
            </SettingsNavItem>
          ))}
        </SettingsNav>
      }
    >
      <PendingChangeBanner staged={streams.data?.staged ?? null} timeZone={timeZone} />
      {visited.map((each) => (
        <div className="grid gap-5" hidden={each !== tab} key={`${username} ${each}`}>
          <Part isFixed={isFixed} staffParts={staffParts} tab={each} />
        </div>
      ))}
    </SettingsLayout>
  );
}

interface PartProps extends SettingsScreenProps {
  tab: SettingsTab;
  isFixed: boolean;
}

function Part({ tab, isFixed, staffParts }: PartProps) {
  const { api, username } = useCastContext();
  const { name } = useCastStatus();
  const common = {
    failedTitle: <Trans>Couldn’t load the settings</Trans>,
    skeleton: (
      <PageSkeleton>
        <RowsSkeleton count={5} />
      </PageSkeleton>
    ),
  };
  const general = useQuery({ ...generalQuery(api, username), enabled: tab === 'general' });
  const streams = useQuery({
    ...streamsQuery(api, username),
    enabled: tab !== 'general' && tab !== 'danger' && !isStaffTab(tab),
  });
  const server = useQuery({ ...serverQuery(api, username), enabled: tab === 'server' });
  const statistics = useQuery({ ...statisticsQuery(api, username), enabled: tab === 'danger' });
  const known = streams.data?.streams ?? [];
  if (tab === 'general')
    return (
      <QueryContent {...common} query={general}>
        {(saved) => <GeneralForm isFixed={isFixed} saved={saved} />}
      </QueryContent>
    );
  if (tab === 'streams')
    return (
      <QueryContent {...common} query={streams}>
        {(saved) => <StreamsForm isFixed={isFixed} saved={saved} />}
      </QueryContent>
    );
  if (tab === 'server')
    return (
      <QueryContent {...common} query={server}>
        {(saved) => <ServerForm isFixed={isFixed} saved={saved} streams={known} />}
      </QueryContent>
    );
  if (isStaffTab(tab)) return staffParts?.[tab];
  return (
    <QueryContent {...common} query={statistics}>
      {(size) => <DangerCard isFixed={isFixed} name={name} size={size} />}
    </QueryContent>
  );
}
