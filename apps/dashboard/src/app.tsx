import { I18nProvider, useLingui } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { UiBaseProvider } from '@unmuted/ui/provider';
import { type ReactNode, useMemo } from 'react';
import { readerTagOf, tagOf } from '#/i18n/locales.ts';
import { uiLabels } from '#/i18n/ui-labels.ts';
import { AuthProvider } from '#/session/auth-context.tsx';
import { EndedSessionContext } from '#/session/ended-session-context.ts';
import type { StudioApp } from '#/studio-app.ts';
import { ThemeProvider, useTheme } from '#/theme/theme-context.tsx';

/** The app root: providers for every page, then the router. Session providers are in the signed-in layout. */
export function App({ app }: { app: StudioApp }) {
  return (
    <I18nProvider i18n={app.translator.i18n}>
      <ThemeProvider store={app.theme}>
        <AuthProvider actor={app.auth}>
          <Library>
            <EndedSessionContext value={app.endedSession}>
              <RouterProvider router={app.router} />
            </EndedSessionContext>
          </Library>
        </AuthProvider>
      </ThemeProvider>
    </I18nProvider>
  );
}

/** Language, direction and labels for the UI library. */
function Library({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { direction } = useTheme();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  const labels = useMemo(() => uiLabels(i18n), [i18n, locale]);
  return (
    <UiBaseProvider
      locale={tagOf(locale)}
      weekLocale={readerTagOf(locale, navigator.languages)}
      dir={direction}
      labels={labels}
    >
      {children}
    </UiBaseProvider>
  );
}
