import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { SettingsLayout, SettingsNav, SettingsNavItem } from '@unmuted/ui/settings-layout';
import { useState } from 'react';
import { Loaded } from '#/components/loaded/loaded.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import {
  generalQuery,
  historyQuery,
  serverQuery,
  statisticsQuery,
  streamsQuery,
} from '#/data/cast-settings.queries.ts';
import { DangerCard } from '#/features/cast/components/danger-card.tsx';
import { GeneralForm } from '#/features/cast/components/general-form.tsx';
import { HistoryCard } from '#/features/cast/components/history-card.tsx';
import { ServerForm } from '#/features/cast/components/server-form.tsx';
import { StagedNote } from '#/features/cast/components/staged-note.tsx';
import { StreamsForm } from '#/features/cast/components/streams-form.tsx';
import { type SettingsTab, settingsTabs } from '#/features/cast/settings.search.ts';
import { useCast } from '#/features/cast/use-cast.ts';

const route = getRouteApi('/_customer/cast/$username/settings');

const names: Record<SettingsTab, MessageDescriptor> = {
  general: msg`General`,
  streams: msg`Streams`,
  server: msg`Server`,
  danger: msg`Danger zone`,
  history: msg`History`,
};

/** `/cast/{username}/settings`: what the owner of a cast sets, part by part. */
export function SettingsScreen() {
  const { t, i18n } = useLingui();
  const { tab = 'general' } = route.useSearch();
  const { api, username, state, timeZone } = useCast();
  const streams = useQuery(streamsQuery(api, username));
  // What was typed in one part stays while another is looked at.
  const [visited, setVisited] = useState<readonly SettingsTab[]>([tab]);
  if (!visited.includes(tab)) setVisited([...visited, tab]);
  const isFixed = state === 'suspended';
  return (
    <SettingsLayout
      nav={
        <SettingsNav aria-label={t`Parts of the settings`}>
          {settingsTabs.map((each) => (
            <SettingsNavItem asChild current={each === tab} key={each}>
              <Link
                activeOptions={{ exact: true, explicitUndefined: true }}
                params={{ username }}
                resetScroll={false}
                search={each === 'general' ? {} : { tab: each }}
                to="/cast/$username/settings"
              >
                {i18n._(names[each])}
              </Link>
            </SettingsNavItem>
          ))}
        </SettingsNav>
      }
    >
      <StagedNote staged={streams.data?.staged ?? null} timeZone={timeZone} />
      {visited.map((each) => (
        <div className="grid gap-5" hidden={each !== tab} key={`${username} ${each}`}>
          <Part isFixed={isFixed} tab={each} />
        </div>
      ))}
    </SettingsLayout>
  );
}

function Part({ tab, isFixed }: { tab: SettingsTab; isFixed: boolean }) {
  const { api, username, overview, cast } = useCast();
  const common = {
    failedTitle: <Trans>The settings did not load</Trans>,
    skeleton: <RowsSkeleton count={5} />,
  };
  const general = useQuery({ ...generalQuery(api, username), enabled: tab === 'general' });
  const streams = useQuery({
    ...streamsQuery(api, username),
    enabled: tab !== 'general' && tab !== 'danger',
  });
  const server = useQuery({ ...serverQuery(api, username), enabled: tab === 'server' });
  const history = useQuery({ ...historyQuery(api, username), enabled: tab === 'history' });
  const statistics = useQuery({ ...statisticsQuery(api, username), enabled: tab === 'danger' });
  const known = streams.data?.streams ?? [];
  const name = cast?.name ?? overview?.name ?? username;
  if (tab === 'general')
    return (
      <Loaded {...common} query={general}>
        {(kept) => <GeneralForm isFixed={isFixed} kept={kept} />}
      </Loaded>
    );
  if (tab === 'streams')
    return (
      <Loaded {...common} query={streams}>
        {(kept) => <StreamsForm isFixed={isFixed} kept={kept} />}
      </Loaded>
    );
  if (tab === 'server')
    return (
      <Loaded {...common} query={server}>
        {(kept) => <ServerForm isFixed={isFixed} kept={kept} streams={known} />}
      </Loaded>
    );
  if (tab === 'danger')
    return (
      <Loaded {...common} query={statistics}>
        {(size) => <DangerCard isFixed={isFixed} name={name} size={size} />}
      </Loaded>
    );
  return (
    <Loaded {...common} failedTitle={<Trans>The history did not load</Trans>} query={history}>
      {(changes) => <HistoryCard history={changes} isFixed={isFixed} streams={known} />}
    </Loaded>
  );
}
