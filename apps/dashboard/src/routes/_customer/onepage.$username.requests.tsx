import { createFileRoute } from '@tanstack/react-router';
import { prefetchSiteMessages } from '#/features/onepage/messages/messages.prefetch.ts';
import { SiteMessagesScreen } from '#/features/onepage/messages/messages.screen.tsx';
import { siteMessagesSearch } from '#/features/onepage/messages/messages.search.ts';
import { sitePages } from '#/features/onepage/shell/site-pages.ts';

export const Route = createFileRoute('/_customer/onepage/$username/requests')({
  staticData: { title: sitePages.requests.name },
  validateSearch: siteMessagesSearch,
  loader: prefetchSiteMessages,
  component: SiteMessagesScreen,
});
