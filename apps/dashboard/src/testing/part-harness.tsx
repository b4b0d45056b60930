import { useLingui } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import type { ApiClients } from '@unmuted/api';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { ToastProvider } from '@unmuted/ui/toast';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { App } from '#/app.tsx';
import type { Toaster } from '#/components/toasts/toaster.ts';
import type { SessionData } from '#/data/session-data.ts';
import { uiMessages } from '#/i18n/ui.messages.ts';
import type { AppRouter } from '#/router.tsx';
import type { StudioApp } from '#/studio-app.ts';
import { createTestApp, type TestAppOptions } from '#/testing/create-test-app.ts';
import { applyTheme } from '#/theme/theme-document.ts';

/** Renders a part with the clients of the signed-in user. */
export type RenderPart = (api: ApiClients) => ReactNode;

/** A part of a page in an app without pages, for parts that several pages contain. */
export function createPartApp(options: TestAppOptions, part: RenderPart) {
  const testApp = createTestApp({ visitor: 'customer', ...options });
  const { app } = testApp;
  async function start() {
    const [stop, data, toasts] = await Promise.all([app.start(), app.data.load(), app.toaster.load()]);
    const router = createRouter({
      routeTree: createRootRoute({ component: () => <Page data={data} part={part} toasts={toasts} /> }),
      history: createMemoryHistory(),
    });
    // The app with another route tree.
    const partApp = Object.create(app, { router: { value: router as unknown as AppRouter } }) as StudioApp;
    return { app: partApp, stop };
  }
  return { ...testApp, start };
}

interface PageProps {
  data: SessionData;
  toasts: Awaited<ReturnType<Toaster['load']>>;
  part: RenderPart;
}

/** The providers of signed-in pages, without their frame. */
function Page({ data, toasts, part }: PageProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  const groups = useMemo(() => uiMessages(i18n), [i18n, locale]);
  return (
    <QueryClientProvider client={data.queryClient}>
      <ToastProvider store={toasts.store}>
        <UiLabelProvider groups={groups}>
          <main className="p-4">{part(data.api)}</main>
          <toasts.Viewport store={toasts.store} />
        </UiLabelProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
}

/** A part for stories: `<PartHarness options={{ handlers }} part={(api) => <Panel api={api} />} />`. */
export function PartHarness({ options, part }: { options: TestAppOptions; part: RenderPart }) {
  const [app, setApp] = useState<StudioApp | null>(null);
  // Fixed on mount: story options are plain values.
  const [given] = useState({ options, part });
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const next = createPartApp(given.options, given.part);
    const unapply = applyTheme({
      document,
      store: next.app.theme,
      sheets: undefined,
      onSheetFailed: () => {},
    });
    void next.start().then((started) => {
      if (isGone) return started.stop();
      stop = started.stop;
      setApp(started.app);
    });
    return () => {
      isGone = true;
      unapply();
      stop();
    };
  }, [given]);
  return app && <App app={app} />;
}
