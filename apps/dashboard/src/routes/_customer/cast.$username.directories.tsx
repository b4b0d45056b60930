import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import {
  directoriesQuery,
  listingMismatchQuery,
  listingQuery,
} from '#/data/directories/directories.queries.ts';
import { DirectoriesScreen } from '#/features/cast/directories/directories.screen.tsx';

export const Route = createFileRoute('/_customer/cast/$username/directories')({
  staticData: { title: msg`Directories` },
  // Not awaited: each card shows its own loading and error states.
  loader: ({ context: { api, queryClient }, params: { username } }) => {
    void queryClient.prefetchQuery(directoriesQuery(api, username));
    void queryClient.prefetchQuery(listingQuery(api, username));
    void queryClient.prefetchQuery(listingMismatchQuery(api, username));
  },
  component: DirectoriesScreen,
});
