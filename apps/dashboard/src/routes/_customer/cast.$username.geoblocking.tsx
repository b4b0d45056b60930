import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchGeoblocking } from '#/features/cast/geoblocking/geoblocking.prefetch.ts';
import { GeoblockingScreen } from '#/features/cast/geoblocking/geoblocking.screen.tsx';

export const Route = createFileRoute('/_customer/cast/$username/geoblocking')({
  staticData: { title: msg`Geoblocking` },
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient }, params: { username } }) => {
    void prefetchGeoblocking(queryClient, api, username);
  },
  component: GeoblockingScreen,
});
