import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { NowPlaying } from '@unmuted/api';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { nowPlayingSettingsQuery } from '#/data/now-playing/now-playing.queries.ts';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';
import { SettingsForm } from '#/features/station/now-playing/settings-form.tsx';

/** The rules and the source, for people who may see settings. */
export function SettingsSection({ now }: { now: NowPlaying }) {
  const { api, id } = useNowPlayingStation();
  const query = useQuery(nowPlayingSettingsQuery(api, id));
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the settings</Trans>}
      query={query}
      skeleton={<RowsSkeleton count={5} hasTitle />}
    >
      {(saved) => <SettingsForm key={id} now={now} saved={saved} />}
    </QueryContent>
  );
}
