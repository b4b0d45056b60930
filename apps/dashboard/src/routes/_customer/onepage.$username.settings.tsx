import { createFileRoute } from '@tanstack/react-router';
import { SiteSettingsScreen } from '#/features/onepage/settings/settings.screen.tsx';
import { sitePages } from '#/features/onepage/shell/site-pages.ts';

export const Route = createFileRoute('/_customer/onepage/$username/settings')({
  staticData: { title: sitePages.settings.name },
  component: SiteSettingsScreen,
});
