import { createFileRoute } from '@tanstack/react-router';
import { stationPages } from '#/features/station/shell/station-pages.ts';
import { prefetchSilence } from '#/features/station/silence/silence.prefetch.ts';
import type { SilenceSearch } from '#/features/station/silence/silence.search.ts';
import { SilencePage } from '#/features/station/silence/silence-page.tsx';

export const Route = createFileRoute('/_customer/station/$id/silence-detection')({
  staticData: { title: stationPages.silence.name },
  validateSearch: (search: SilenceSearch) => search,
  loader: prefetchSilence,
  component: SilencePage,
});
