import { createFileRoute } from '@tanstack/react-router';
import { prefetchSettings } from '#/features/cast/settings/settings.prefetch.ts';
import { SettingsScreen } from '#/features/cast/settings/settings.screen.tsx';
import { settingsSearch } from '#/features/cast/settings/settings.search.ts';
import { permittedLoader } from '#/features/cast/shell/cast-loader.ts';
import { castPages } from '#/features/cast/shell/cast-pages.ts';

export const Route = createFileRoute('/_customer/cast/$username/settings')({
  staticData: { title: castPages.settings.name },
  validateSearch: settingsSearch,
  loader: permittedLoader('settings', prefetchSettings),
  component: SettingsScreen,
});
