import '#/styles/app.css';
import { catalogues } from 'virtual:catalogues';
import { setupI18n } from '@lingui/core';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from '#/app.tsx';
import { FatalError } from '#/components/root/root-error.tsx';
import { loadConfig, type RuntimeConfig } from '#/config.ts';
import { createCatalogueLoader } from '#/i18n/catalogue-loader.ts';
import { storageTrouble, themeTrouble } from '#/i18n/trouble.messages.ts';
import { unregisterServiceWorkers } from '#/lib/service-workers.ts';
import { browserStore } from '#/lib/storage.ts';
import { leaveView, readView, viewStore } from '#/session/view-as.ts';
import { StudioApp } from '#/studio-app.ts';
import { applyTheme, themeSheetsOf } from '#/theme/theme-document.ts';

const fetch: typeof window.fetch = (input, init) => window.fetch(input, init);

async function start(root: Root): Promise<void> {
  const config = await loadConfig(fetch);
  document.documentElement.dataset.release = config.releaseId;
  await startReporting(config);
  const isView = readView() !== null;
  const store = isView ? viewStore() : browserStore();
  // The tab of a view shares nothing with the tabs of the staff session.
  if (isView) window.opener = null;
  const app = new StudioApp({
    config,
    window,
    store,
    loadCatalogue: createCatalogueLoader({ addresses: catalogues, fetch }),
    live: {
      locks: isView ? undefined : navigator.locks,
      createChannel:
        isView || typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
    },
  });
  const { i18n } = app.translator;
  applyTheme({
    document,
    store: app.theme,
    sheets: themeSheetsOf(document),
    onSheetFailed: () => app.toaster.show(themeTrouble(i18n)),
  });
  await app.start();
  if (isView) {
    app.auth.subscribe(({ value }) => {
      // Signed out or over: the tab must not offer another sign-in.
      if (value !== 'authenticated') leaveView();
    });
  }
  store.onceUnavailable(() => app.toaster.show(storageTrouble(i18n)));
  root.render(
    <StrictMode>
      <App app={app} />
    </StrictMode>,
  );
}

/** Awaited, so that the first error is reported too; the app starts even if it fails. */
async function startReporting({ sentryDsn, releaseId }: RuntimeConfig): Promise<void> {
  if (sentryDsn === null) return;
  try {
    const { startReporter } = await import('#/lib/reporter.ts');
    startReporter({ dsn: sentryDsn, release: releaseId });
  } catch {
    // An unreachable reporter must not block the app.
  }
}

void unregisterServiceWorkers(navigator);
const container = document.getElementById('root');
if (container) {
  // Errors caught by an error screen still go to the console and the reporter.
  const root = createRoot(container, { onCaughtError: (error) => window.reportError(error) });
  start(root).catch((error: unknown) => {
    // Neither configuration nor messages are loaded: use English.
    root.render(<FatalError i18n={setupI18n({ locale: 'en', messages: { en: {} } })} error={error} />);
  });
}
