import { Outlet, useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useFocusOnNavigation, useRouteTitle } from '#/components/root/use-page-effects.ts';

/** Root of every page: document title, heading focus and toasts. */
export function RootLayout() {
  const { config, failure, toaster } = useRouteContext({ from: '__root__' });
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.loaded);
  const fatal = useSyncExternalStore(failure.subscribe, failure.get);
  if (fatal) throw fatal;
  useRouteTitle(config.brand);
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      {toasts && <toasts.Viewport store={toasts.store} />}
    </>
  );
}
