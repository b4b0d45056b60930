import { createFileRoute } from '@tanstack/react-router';
import { prefetchNowPlaying } from '#/features/station/now-playing/now-playing.prefetch.ts';
import type { NowPlayingSearch } from '#/features/station/now-playing/now-playing.search.ts';
import { NowPlayingPage } from '#/features/station/now-playing/now-playing-page.tsx';
import { stationPages } from '#/features/station/shell/station-pages.ts';

export const Route = createFileRoute('/_customer/station/$id/nowplaying')({
  staticData: { title: stationPages.nowPlaying.name },
  validateSearch: (search: NowPlayingSearch) => search,
  loader: prefetchNowPlaying,
  component: NowPlayingPage,
});
