import { createFileRoute } from '@tanstack/react-router';
import { prefetchGeoblocking } from '#/features/cast/geoblocking/geoblocking.prefetch.ts';
import { GeoblockingScreen } from '#/features/cast/geoblocking/geoblocking.screen.tsx';
import { permittedLoader } from '#/features/cast/shell/cast-loader.ts';
import { castPages } from '#/features/cast/shell/cast-pages.ts';

export const Route = createFileRoute('/_customer/cast/$username/geoblocking')({
  staticData: { title: castPages.geoblocking.name },
  loader: permittedLoader('geoblocking', prefetchGeoblocking),
  component: GeoblockingScreen,
});
