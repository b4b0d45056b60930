import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchApp } from '#/features/apps/shell/app.prefetch.ts';
import { AppScreen } from '#/features/apps/shell/app.screen.tsx';
import type { AppSearch } from '#/features/apps/shell/app.search.ts';

export const Route = createFileRoute('/_customer/apps/android/$id')({
  staticData: { title: msg`Mobile app` },
  validateSearch: (search: AppSearch) => search,
  loader: prefetchApp,
  component: AppScreen,
});
