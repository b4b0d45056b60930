import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchGeo } from '#/features/cast/geo-ahead.ts';
import { GeoblockingScreen } from '#/features/cast/screens/geoblocking.screen.tsx';

export const Route = createFileRoute('/_customer/cast/$username/geoblocking')({
  staticData: { title: msg`Geoblocking` },
  // Started, not awaited: the screen shows its own loading and failed face.
  loader: ({ context: { api, queryClient }, params: { username } }) => {
    void prefetchGeo(queryClient, api, username);
  },
  component: GeoblockingScreen,
});
