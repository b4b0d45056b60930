import type { Messages } from '@lingui/core';
import type { RouterHistory } from '@tanstack/react-router';
import type { ApiClientsOptions } from '@unmuted/api';
import { selectToken, selectUser } from '@unmuted/auth-machine';
import { createToaster } from '#/components/toasts/toaster.ts';
import type { RuntimeConfig } from '#/config.ts';
import type { LiveHubOptions } from '#/data/live/live-hub.ts';
import { createTranslator } from '#/i18n/i18n.ts';
import type { Locale } from '#/i18n/locales.ts';
import { ChunkLoadError } from '#/lib/chunk-error.ts';
import { createFailureStore } from '#/lib/failure-store.ts';
import { loadOnce } from '#/lib/load-once.ts';
import { preload } from '#/lib/preload.ts';
import { withServerClock } from '#/lib/server-clock.ts';
import type { KeyValueStore } from '#/lib/storage.ts';
import { createAppRouter } from '#/router.tsx';
import { createAuth, readSession } from '#/session/auth.ts';
import { followOtherTabs } from '#/session/cross-tab.ts';
import { followRedirects } from '#/session/follow-redirects.ts';
import { createPersistence, tokenKey } from '#/session/persistence.ts';
import { areaOf, idOf, type SessionUser } from '#/session/session-user.ts';
import { trackActivity } from '#/session/track-activity.ts';
import { defaultThemeSettings, type ThemeSettings } from '#/theme/theme-settings.ts';
import { createThemeStore } from '#/theme/theme-store.ts';

/** Maximum time that rendering waits for persisted state. */
export const restoreTimeoutMs = 5000;

export interface AppDeps {
  config: RuntimeConfig;
  window: Window & typeof globalThis;
  store: KeyValueStore;
  loadCatalogue: (locale: Locale) => Promise<Messages>;
  live: Pick<LiveHubOptions, 'locks' | 'createChannel'>;
  /** Defaults to the browser's. */
  fetch?: ApiClientsOptions['fetch'];
  retries?: number;
  history?: RouterHistory;
  /** Overrides persisted state: for stories and tests. */
  theme?: Partial<ThemeSettings>;
}

/** Creates and wires every part of the app; nothing runs before `start`. */
export function createApp({ config, window, store, loadCatalogue, live, ...given }: AppDeps) {
  const { document } = window;
  const persistence = createPersistence(store);
  const restored = persistence.restore();
  const theme = createThemeStore({
    ...defaultThemeSettings,
    locale: config.defaultLocale,
    ...restored.theme,
    ...given.theme,
  });
  let hasChosenTheme = Object.keys({ ...restored.theme, ...given.theme }).length > 0;
  const translator = createTranslator({ load: loadCatalogue, defaultLocale: config.defaultLocale });
  const { i18n } = translator;
  const toaster = createToaster();
  const failure = createFailureStore();

  const user = () => selectUser(auth.getSnapshot()) ?? null;
  /** Persist only for this page's session; another tab may have started a new one. */
  const isOurs = () => store.get(tokenKey) === (selectToken(auth.getSnapshot()) ?? null);
  const client: ApiClientsOptions = {
    apiUrl: config.apiUrl,
    castApiUrl: config.castApiUrl,
    fetch: withServerClock((request) => (given.fetch ?? window.fetch)(request)),
    ...(given.retries !== undefined && { retries: given.retries }),
    getToken: () => selectToken(auth.getSnapshot()) ?? null,
    getPath: () => router.state.location.pathname,
    getLocale: () => theme.get().locale,
    notify: (notice) =>
      toaster.show(async () => {
        const { noticeText } = await import('#/i18n/notice.messages.ts');
        const { title, text } = noticeText(i18n, notice);
        // One toast per failure, however many calls it affects.
        return { id: `${notice.kind}:${text}`, tone: 'danger', title, description: text };
      }),
    onSessionEnded: ({ area }) => auth.send({ type: 'session.dropped', area }),
  };
  async function endText(error: unknown) {
    const { callText } = await import('#/i18n/notice.messages.ts');
    return callText(i18n, error);
  }
  const data = loadOnce(async () => {
    const { createSessionData } = await import('#/data/session-data.ts');
    const isSignedIn = () => user() !== null && isOurs();
    return createSessionData({ client, endText, persistence, isSignedIn, document, ...live });
  });
  /** The preload may have failed; a failure now shows a screen with a reload button. */
  async function neededData() {
    try {
      return await data.load().catch(data.load);
    } catch (error) {
      if (error instanceof ChunkLoadError) failure.set(error);
      throw error;
    }
  }
  const followAccount = () => {
    const now = user();
    data.get()?.liveSource.setAccount(now && `${now.role}:${now.email}`);
  };
  const auth = createAuth({
    i18n,
    persistence,
    store,
    calls: async () => (await neededData()).authCalls,
    saveLists: () => data.get()?.saveLists(),
    onSignedIn: ({ locale }) => {
      // Without stored settings, use the account’s language.
      if (!hasChosenTheme) theme.set({ locale });
    },
    clearLists: () => data.get()?.clear(),
  });

  async function openSession() {
    const [opened, toasts] = await Promise.all([data.load(), toaster.load()]);
    followAccount();
    return { api: opened.api, data: opened, queryClient: opened.queryClient, toasts: toasts.store, keepUser };
  }
  const router = createAppRouter({
    context: { config, failure, i18n, session: { user }, toaster, openSession },
    ...(given.history && { history: given.history }),
  });

  async function restoreCache() {
    if (user() && restored.lists) (await data.load()).restore(restored.lists);
  }

  /** Applies the server’s profile; persisted state carries it to other tabs. */
  function keepUser(read: SessionUser) {
    const token = selectToken(auth.getSnapshot());
    const present = user();
    // A late response may belong to an ended session.
    if (token === undefined || !present || idOf(present) !== idOf(read)) return;
    auth.send({ type: 'session.replaced', session: { token, user: read } });
    if (isOurs()) persistence.save('auth', { user: read });
  }

  /** Another tab changed the profile of the same session; its language applies to every tab. */
  function followUser(now: SessionUser, before: SessionUser) {
    data.get()?.setUser(now);
    if (now.locale !== before.locale) theme.set({ locale: now.locale });
  }

  /** The stored profile may be outdated; on failure the client notifies and the stored one stays. */
  async function refreshUser() {
    const { token, user: kept } = auth.getSnapshot().context;
    if (!token || !kept) return;
    const read = await (await data.load()).readUser(areaOf(kept));
    if (selectToken(auth.getSnapshot()) === token) keepUser(read);
  }

  /** Restores state, loads messages and wires the parts; resolves with a cleanup function when the app can render. */
  async function start(): Promise<() => void> {
    const account = auth.subscribe(followAccount);
    const stops = [
      () => account.unsubscribe(),
      theme.subscribe((now, before) => {
        hasChosenTheme = true;
        persistence.save('theme', now);
        if (now.locale !== before.locale) void translator.activate(now.locale);
      }),
      i18n.on('change', () => {
        document.documentElement.lang = i18n.locale;
      }),
      followRedirects({
        auth,
        location: () => router.state.location,
        go: (href) => router.navigate({ href, replace: true }),
      }),
      followOtherTabs({
        window,
        store,
        auth,
        readSession: () => readSession(store, persistence),
        clearPersisted: persistence.clear,
        onUserChanged: followUser,
        keepOwn: (own) => persistence.save('auth', { user: own }),
        reload: () => window.location.reload(),
      }),
      trackActivity(window, () => {
        auth.send({ type: 'session.used' });
        // Typing means that the server is needed soon.
        preload(data.load).catch(() => {});
      }),
    ];
    await Promise.all([
      translator.activate(theme.get().locale),
      Promise.race([
        restoreCache().catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, restoreTimeoutMs)),
      ]),
    ]);
    void refreshUser().catch(() => {});
    return () => {
      for (const stop of stops) stop();
      auth.stop();
      data.get()?.stop();
    };
  }

  return { auth, config, data, router, start, theme, toaster, translator };
}

export type StudioApp = ReturnType<typeof createApp>;
