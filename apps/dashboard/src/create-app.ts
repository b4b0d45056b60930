import type { Messages } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { type ApiClientsOptions, createApiClients, signInFailureText } from '@unmuted/api';
import type { RuntimeConfig } from '#/config.ts';
import type { LiveHubOptions } from '#/data/live-hub.ts';
import { createLiveSource } from '#/data/live-source.ts';
import { loadLists } from '#/data/load-lists.ts';
import { createTranslator } from '#/i18n/i18n.ts';
import type { Locale } from '#/i18n/locales.ts';
import { noticeText } from '#/i18n/notice-texts.ts';
import { createNotifier } from '#/lib/notifier.ts';
import type { KeyValueStore } from '#/lib/storage.ts';
import { createAppRouter } from '#/router.tsx';
import { createAuth } from '#/session/auth.ts';
import { createAuthServices } from '#/session/auth-services.ts';
import { followOtherTabs } from '#/session/cross-tab.ts';
import { followRedirects } from '#/session/follow.ts';
import { keepAliveWhileUsed } from '#/session/keep-alive.ts';
import { restoreLists } from '#/session/lists-persistence.ts';
import { persistSession, restoreSession } from '#/session/persist-session.ts';
import { createPersistence } from '#/session/persistence.ts';
import { isOpenToArea } from '#/session/route-area.ts';
import { areaOf } from '#/session/session-user.ts';
import { defaultThemeSettings, type ThemeSettings } from '#/theme/theme-settings.ts';
import { createThemeStore } from '#/theme/theme-store.ts';

/** Rendering waits no longer than this for what the browser kept. */
export const restoreTimeoutMs = 5000;

export interface AppDeps {
  config: RuntimeConfig;
  window: Window & typeof globalThis;
  store: KeyValueStore;
  loadCatalogue: (locale: Locale) => Promise<Messages>;
  live: Pick<LiveHubOptions, 'locks' | 'createChannel'>;
  /** The browser's own unless given. */
  fetch?: ApiClientsOptions['fetch'];
  retries?: number;
  history?: RouterHistory;
  /** Wins over what was kept: for stories and tests. */
  theme?: Partial<ThemeSettings>;
}

/** Builds every part of the app and joins them; nothing runs in the background before `start`. */
export function createApp({ config, window, store, loadCatalogue, live, ...given }: AppDeps) {
  const persistence = createPersistence(store);
  const restored = persistence.restore();
  const theme = createThemeStore({
    ...defaultThemeSettings,
    locale: config.defaultLocale,
    ...restored.theme,
    ...given.theme,
  });
  const translator = createTranslator({ load: loadCatalogue, defaultLocale: config.defaultLocale });
  const { i18n } = translator;
  const notifier = createNotifier();
  const queryClient = new QueryClient({
    // The client of the API retries by itself, below the notification.
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });

  const api = createApiClients({
    apiUrl: config.apiUrl,
    castApiUrl: config.castApiUrl,
    ...(given.fetch && { fetch: given.fetch }),
    ...(given.retries !== undefined && { retries: given.retries }),
    getToken: () => auth.token(),
    getPath: () => router.state.location.pathname,
    getLocale: () => theme.get().locale,
    notify: (notice) => notifier.notify({ tone: 'error', ...noticeText(i18n, notice) }),
    onSessionEnded: ({ area }) => auth.drop(area),
  });
  const services = createAuthServices(api);
  const auth = createAuth({
    restored: restoreSession(store, restored.auth?.user),
    signInCustomer: async (credentials) => {
      const signedIn = await services.signInCustomer(credentials);
      if (signedIn.token) await loadLists({ api, queryClient, token: signedIn.token });
      return signedIn;
    },
    signInAdmin: services.signInAdmin,
    failureText: signInFailureText,
  });
  const router = createAppRouter({
    context: { api, config, i18n, queryClient, session: auth },
    ...(given.history && { history: given.history }),
  });
  const { document } = window;
  const liveSource = createLiveSource({ api, queryClient, document, ...live });

  const accountOf = () => {
    const user = auth.user();
    return user && `${user.role}:${user.email}`;
  };

  async function restoreCache() {
    if (!auth.user() || !restored.lists) return;
    const { parseLists } = await import('#/session/lists.schema.ts');
    restoreLists(queryClient, parseLists(restored.lists));
  }

  /** Restores, loads the texts, joins the parts; resolves when the app may be rendered, and gives what undoes it. */
  async function start(): Promise<() => void> {
    const stops = [
      theme.subscribe((now, before) => {
        persistence.save('theme', now);
        if (now.locale !== before.locale) void translator.activate(now.locale);
      }),
      i18n.on('change', () => {
        document.documentElement.lang = i18n.locale;
      }),
      persistSession({ auth, store, persistence, queryClient }),
      followRedirects({
        auth,
        origin: window.location.origin,
        location: () => router.state.location,
        isOpenTo: (pathname) => {
          const user = auth.user();
          return user !== null && isOpenToArea(router, pathname, areaOf(user));
        },
        go: (href) => router.navigate({ href, replace: true }),
        forget: () => queryClient.clear(),
      }),
      followOtherTabs({ window, store, auth, reload: () => window.location.reload() }),
      keepAliveWhileUsed({
        target: window,
        isSignedIn: () => auth.user() !== null,
        renew: () => {
          const user = auth.user();
          if (!user) return;
          const renewing = areaOf(user) === 'admin' ? services.renewAdmin() : services.renewCustomer();
          // A renewal that fails is tried again at the next turn; one that ends the session is reported by the client.
          renewing.catch(() => {});
        },
      }),
      auth.subscribe(() => liveSource.follow(accountOf())),
    ];
    liveSource.follow(accountOf());
    await Promise.all([
      translator.activate(theme.get().locale),
      Promise.race([
        restoreCache().catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, restoreTimeoutMs)),
      ]),
    ]);
    return () => {
      for (const stop of stops) stop();
      liveSource.follow(null);
      queryClient.clear();
    };
  }

  return { api, auth, config, liveSource, notifier, queryClient, router, start, theme, translator };
}

export type StudioApp = ReturnType<typeof createApp>;
