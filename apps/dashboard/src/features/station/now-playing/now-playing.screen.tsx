import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { NowPlaying, Song } from '@unmuted/api';
import { PageGrid } from '@unmuted/ui/page';
import { useMemo, useState } from 'react';
import { lazyOverlay, lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { nowPlayingQuery } from '#/data/now-playing/now-playing.queries.ts';
import { stationQuery } from '#/data/stations/stations.queries.ts';
import { CurrentSongCard } from '#/features/station/now-playing/current-song-card.tsx';
import { KnownSongsCard } from '#/features/station/now-playing/known-songs-card.tsx';
import {
  NowPlayingContext,
  useNowPlayingStation,
} from '#/features/station/now-playing/now-playing-context.ts';
import { OutputsPanel } from '#/features/station/now-playing/outputs/outputs-panel.tsx';
import { PublicJsonCard } from '#/features/station/now-playing/public-json-card.tsx';
import { SongsCard } from '#/features/station/now-playing/songs-card.tsx';
import { usePrefetch } from '#/lib/prefetch.ts';
import { usePermission } from '#/session/use-permission.ts';

const SettingsSection = lazySection(
  async () => (await import('#/features/station/now-playing/settings-section.tsx')).SettingsSection,
  <RowsSkeleton count={5} hasTitle />,
);
const CorrectSongDialog = lazyOverlay(
  async () => (await import('#/features/station/now-playing/correct-song-dialog.tsx')).CorrectSongDialog,
);

/** `/station/{id}/nowplaying/`: what a station plays, how its texts are read, and what it played. */
export function NowPlayingScreen({ stationId }: { stationId: string }) {
  const api = useRouteContext({ from: '/_customer', select: (context) => context.api });
  const station = useQuery(stationQuery(api, stationId));
  const { data, error, isFetching, refetch } = useQuery(nowPlayingQuery(api, stationId));
  const mayManage = usePermission('settings.manage');
  useLiveTopics(data ? [`nowplaying:${data.stationId}`] : []);
  const timeZone = station.data?.timezone;
  const logoUrl = station.data?.logoUrl ?? null;
  const isSuspended = station.data?.status === 'suspended' || data?.state === 'suspended';
  const context = useMemo(
    () => ({ api, id: stationId, timeZone, logoUrl, mayManage, isFixed: !mayManage || isSuspended }),
    [api, stationId, timeZone, logoUrl, mayManage, isSuspended],
  );
  return (
    <NowPlayingContext value={context}>
      <QueryContent
        failedTitle={<Trans>Couldn’t load what the station plays</Trans>}
        // Times are in the zone of the station.
        query={
          station.isPending
            ? { data: undefined, error: null, isFetching, refetch }
            : { data, error, isFetching, refetch }
        }
        skeleton={<Skeletons />}
      >
        {(now) => (
          <div className="grid gap-4 md:gap-6">
            <Content now={now} />
          </div>
        )}
      </QueryContent>
    </NowPlayingContext>
  );
}

function Content({ now }: { now: NowPlaying }) {
  const { api, id, mayManage } = useNowPlayingStation();
  const [corrected, setCorrected] = useState<Song | null>(null);
  usePrefetch(CorrectSongDialog.load);
  return (
    <>
      <PageGrid className="items-stretch" columns="2-1">
        <CurrentSongCard now={now} onCorrect={setCorrected} />
        <KnownSongsCard day={now.day} />
      </PageGrid>
      {mayManage && <SettingsSection now={now} />}
      <PageGrid columns="2-1">
        <SongsCard now={now} onCorrect={setCorrected} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:gap-6">
          <OutputsPanel api={api} stationId={id} />
          <PublicJsonCard url={now.publicUrl} />
        </div>
      </PageGrid>
      {corrected && (
        <CorrectSongDialog
          onClose={() => setCorrected(null)}
          onLoadFailed={() => setCorrected(null)}
          sameCount={now.songs.filter(({ raw }) => raw === corrected.raw).length}
          song={corrected}
        />
      )}
    </>
  );
}

function Skeletons() {
  return (
    <div className="grid gap-4 md:gap-6">
      <PageGrid columns="2-1">
        <RowsSkeleton count={3} hasTitle />
        <RowsSkeleton count={3} hasTitle />
      </PageGrid>
      <RowsSkeleton count={8} hasTitle />
    </div>
  );
}
