import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { castOverviewQuery } from '#/data/casts/casts.queries.ts';
import { productsQuery } from '#/data/lists/lists.queries.ts';
import { CastLayout } from '#/features/cast/shell/cast-layout.screen.tsx';

export const Route = createFileRoute('/_customer/cast/$username')({
  staticData: { title: msg`Cast` },
  // Not awaited: each page shows its own loading and error states.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(productsQuery(api));
    void queryClient.prefetchQuery(castOverviewQuery(api));
  },
  component: CastLayout,
});
