import { useLingui } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { ToastProvider } from '@unmuted/ui/toast';
import { useMemo } from 'react';
import { AppFrame, type AppFrameProps } from '#/components/app-frame/app-frame.tsx';
import { BarePage } from '#/components/app-frame/bare-page.tsx';
import { PaletteProvider, type PaletteProviderProps } from '#/components/command-palette/palette-context.tsx';
import { ConnectionBanner } from '#/components/connection/connection-banner.tsx';
import { PlayerProvider } from '#/components/player/player-context.tsx';
import { ErrorBoundaryLevelContext } from '#/components/root/error-boundary-level.ts';
import { useBlankRoute } from '#/components/root/use-page-effects.ts';
import { ViewAs } from '#/components/view-as/view-as.tsx';
import { LiveProvider } from '#/data/live/live-context.tsx';
import { uiMessages } from '#/i18n/ui.messages.ts';
import { useSessionUser } from '#/session/auth-context.tsx';
import { useTheme } from '#/theme/theme-context.tsx';
import { usePaper } from '#/theme/use-paper.ts';

export type SignedInLayoutProps = Pick<PaletteProviderProps, 'palette'> & Pick<AppFrameProps, 'staffLinks'>;

/** Layout of signed-in pages: data, player, and the frame unless the route or the user hides it. */
export function SignedInLayout({ palette, staffLinks }: SignedInLayoutProps) {
  // Selects single values: the context is a new object on each navigation, which would re-render the layout.
  const data = useRouteContext({ strict: false, select: (context) => context.data });
  const toasts = useRouteContext({ strict: false, select: (context) => context.toasts });
  const user = useSessionUser();
  usePaper();
  const isBlankRoute = useBlankRoute();
  const { blankLayout } = useTheme();
  const { i18n } = useLingui();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  const labelGroups = useMemo(() => uiMessages(i18n), [i18n, locale]);
  if (!data || !toasts) throw new Error('SignedInLayout stands below a layout route that opens the data');
  // The session may end while a screen is shown: render nothing during the redirect.
  if (!user) return null;
  const inside = (
    <>
      <ViewAs />
      <ConnectionBanner />
      <ErrorBoundaryLevelContext value="main">
        <Outlet />
      </ErrorBoundaryLevelContext>
    </>
  );
  const framed = blankLayout ? (
    <BarePage>{inside}</BarePage>
  ) : (
    <AppFrame staffLinks={staffLinks} user={user}>
      {inside}
    </AppFrame>
  );
  return (
    <QueryClientProvider client={data.queryClient}>
      <LiveProvider source={data.liveSource}>
        <ToastProvider store={toasts}>
          <UiLabelProvider groups={labelGroups}>
            <PlayerProvider>
              <PaletteProvider palette={palette}>{isBlankRoute ? <Outlet /> : framed}</PaletteProvider>
            </PlayerProvider>
          </UiLabelProvider>
        </ToastProvider>
      </LiveProvider>
    </QueryClientProvider>
  );
}
