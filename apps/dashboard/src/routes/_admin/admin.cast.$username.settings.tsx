import { createFileRoute } from '@tanstack/react-router';
import { prefetchSettings } from '#/features/cast/settings/settings.prefetch.ts';
import { settingsSearch } from '#/features/cast/settings/settings.search.ts';
import { StaffSettings } from '#/features/cast/settings/staff-settings.tsx';
import { castPages } from '#/features/cast/shell/cast-pages.ts';

export const Route = createFileRoute('/_admin/admin/cast/$username/settings')({
  staticData: { title: castPages.settings.name },
  validateSearch: settingsSearch,
  loader: prefetchSettings,
  component: StaffSettings,
});
