import '#/styles/app.css';
import { catalogues } from 'virtual:catalogues';
import { setupI18n } from '@lingui/core';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from '#/app.tsx';
import { FatalError } from '#/components/root/root-error.tsx';
import { loadConfig } from '#/config.ts';
import { createApp } from '#/create-app.ts';
import { createCatalogueLoader } from '#/i18n/catalogue-loader.ts';
import { storageTrouble, themeTrouble } from '#/i18n/trouble-texts.ts';
import { unregisterServiceWorkers } from '#/lib/service-workers.ts';
import { browserStore } from '#/lib/storage.ts';
import { applyTheme, themeSheetsOf } from '#/theme/theme-document.ts';

const fetch: typeof window.fetch = (input, init) => window.fetch(input, init);

async function start(root: Root): Promise<void> {
  const config = await loadConfig(fetch);
  document.documentElement.dataset.release = config.releaseId;
  const store = browserStore();
  const app = createApp({
    config,
    window,
    store,
    loadCatalogue: createCatalogueLoader({ addresses: catalogues, fetch }),
    live: {
      locks: navigator.locks,
      createChannel:
        typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
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
  store.onceUnavailable(() => app.toaster.show(storageTrouble(i18n)));
  root.render(
    <StrictMode>
      <App app={app} />
    </StrictMode>,
  );
}

void unregisterServiceWorkers(navigator.serviceWorker);
const container = document.getElementById('root');
if (container) {
  const root = createRoot(container);
  start(root).catch((error: unknown) => {
    // Neither configuration nor texts: all that can be said is said in English.
    root.render(<FatalError i18n={setupI18n({ locale: 'en', messages: { en: {} } })} error={error} />);
  });
}
