import { createFileRoute } from '@tanstack/react-router';
import { prefetchListeners } from '#/features/cast/listeners/listeners.prefetch.ts';
import { ListenersScreen } from '#/features/cast/listeners/listeners.screen.tsx';
import { listenersSearch } from '#/features/cast/listeners/listeners.search.ts';
import { permittedLoader } from '#/features/cast/shell/cast-loader.ts';
import { castPages } from '#/features/cast/shell/cast-pages.ts';

export const Route = createFileRoute('/_customer/cast/$username/current-listeners')({
  staticData: { title: castPages.listeners.name },
  validateSearch: listenersSearch,
  loader: permittedLoader('listeners', prefetchListeners),
  component: ListenersScreen,
});
