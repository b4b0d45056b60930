import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchNowPlaying } from '#/features/station/now-playing/now-playing.prefetch.ts';
import type { NowPlayingSearch } from '#/features/station/now-playing/now-playing.search.ts';
import { NowPlayingPage } from '#/features/station/now-playing/now-playing-page.tsx';

export const Route = createFileRoute('/_customer/station/$id_/nowplaying')({
  staticData: { title: msg`Now playing` },
  validateSearch: (search: NowPlayingSearch) => search,
  loader: prefetchNowPlaying,
  component: NowPlayingPage,
});
