import { Outlet, useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useDocumentTitle, useFocusOnNavigation } from '#/components/root/use-page-effects.ts';

/** Every page: its title in the window, its heading in focus, and what the app has to tell. */
export function RootLayout() {
  const { config, toaster } = useRouteContext({ from: '__root__' });
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.loaded);
  useDocumentTitle(config.brand);
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      {toasts && <toasts.Viewport store={toasts.store} />}
    </>
  );
}
