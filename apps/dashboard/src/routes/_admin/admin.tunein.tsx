import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { adminTuneInQuery, tuneInMetricsQuery } from '#/data/admin-tune-in/admin-tune-in.queries.ts';
import { AdminTuneInScreen } from '#/features/admin/tune-in/admin-tune-in.screen.tsx';
import {
  type AdminTuneInSearch,
  adminTuneInParams,
  adminTuneInSearch,
} from '#/features/admin/tune-in/admin-tune-in.search.ts';

export const Route = createFileRoute('/_admin/admin/tunein')({
  staticData: { title: msg`TuneIn` },
  // Parsed by the screen and the loader, so that the sign-in page does not load the parser.
  validateSearch: (search: AdminTuneInSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient }, cause, location: { search } }) => {
    if (cause === 'stay') return;
    void queryClient.prefetchQuery(adminTuneInQuery(api, adminTuneInParams(adminTuneInSearch(search))));
    void queryClient.prefetchQuery(tuneInMetricsQuery(api));
  },
  component: AdminTuneInScreen,
});
