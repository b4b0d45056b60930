import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CreateAppScreen } from '#/features/apps/create/create.screen.tsx';
import { prefetchApp } from '#/features/apps/shell/app.prefetch.ts';
import type { CreateAppSearch } from '#/features/apps/shell/app.search.ts';

export const Route = createFileRoute('/_customer/apps/android/create/$id')({
  staticData: { title: msg`New mobile app` },
  validateSearch: (search: CreateAppSearch) => search,
  loader: prefetchApp,
  component: CreateAppScreen,
});
