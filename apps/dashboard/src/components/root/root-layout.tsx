import { Outlet, useRouteContext } from '@tanstack/react-router';
import { ToastViewport, useToast } from '@unmuted/ui/toast';
import { AppFrame } from '#/components/app-frame/app-frame.tsx';
import { useBlankRoute, useDocumentTitle, useFocusOnNavigation } from '#/components/root/use-page-effects.ts';
import { useSessionUser } from '#/session/auth-context.tsx';
import { useTheme } from '#/theme/theme-context.tsx';

/** Every page: with the frame of the app, or blank where the route or the reader says so. */
export function RootLayout() {
  const { brand } = useRouteContext({ from: '__root__', select: ({ config }) => config });
  const user = useSessionUser();
  const isBlankRoute = useBlankRoute();
  const { blankLayout } = useTheme();
  const toasts = useToast();
  useDocumentTitle(brand);
  useFocusOnNavigation();
  // The session may end while a screen is shown: nothing of it stays for the moment that leaving takes.
  const page = isBlankRoute || user ? <Outlet /> : null;
  return (
    <>
      {isBlankRoute || blankLayout ? page : <AppFrame>{page}</AppFrame>}
      <ToastViewport store={toasts} />
    </>
  );
}
