import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { widgetsQuery } from '#/data/widgets.queries.ts';
import { WidgetsScreen } from '#/features/cast/screens/widgets.screen.tsx';
import type { WidgetsSearch } from '#/features/cast/widgets.search.ts';

export const Route = createFileRoute('/_customer/cast/$username/widgets')({
  staticData: { title: msg`Widgets` },
  // The screen judges it; the sign-in page, which knows all routes, need not load how.
  validateSearch: (search: WidgetsSearch) => search,
  // Started, not awaited: the screen shows its own loading and failed face.
  loader: ({ context: { api, queryClient }, params: { username } }) => {
    void queryClient.prefetchQuery(widgetsQuery(api, username));
  },
  component: WidgetsScreen,
});
