import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { siteQuery } from '#/data/sites/sites.queries.ts';
import { SiteLayout } from '#/features/onepage/shell/site-layout.screen.tsx';

export const Route = createFileRoute('/_customer/onepage/$username')({
  staticData: { title: msg`One-page site` },
  // Not awaited: each page shows its own loading and error states.
  loader: ({ context: { api, queryClient }, params: { username } }) => {
    void queryClient.prefetchQuery(siteQuery(api, username));
  },
  component: SiteLayout,
});
