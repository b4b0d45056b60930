import type { Messages } from '@lingui/core';
import type { RouterHistory } from '@tanstack/react-router';
import type { ApiClientsOptions } from '@unmuted/api';
import { selectToken, selectUser } from '@unmuted/auth-machine';
import { checkedRedirect, loadArea } from '#/area-routes.ts';
import { FailureToasts } from '#/components/toasts/failure-toasts.ts';
import { createToaster } from '#/components/toasts/toaster.ts';
import type { RuntimeConfig } from '#/config.ts';
import type { LiveHubOptions } from '#/data/live/live-hub.ts';
import type { SessionData } from '#/data/session-data.ts';
import { createTranslator, type Translator } from '#/i18n/i18n.ts';
import type { Locale } from '#/i18n/locales.ts';
import { ChunkLoadError } from '#/lib/chunk-error.ts';
import { createFailureStore } from '#/lib/failure-store.ts';
import { type Loaded, loadOnce } from '#/lib/load-once.ts';
import { preload } from '#/lib/preload.ts';
import { withServerClock } from '#/lib/server-clock.ts';
import type { KeyValueStore } from '#/lib/storage.ts';
import { type AppRouter, createAppRouter } from '#/router.tsx';
import { type Auth, createAuth, readSession } from '#/session/auth.ts';
import { followOtherTabs } from '#/session/cross-tab.ts';
import { EndedSession } from '#/session/ended-session.ts';
import { followRedirects } from '#/session/follow-redirects.ts';
import { createPersistence, type Persistence, type Restored, tokenKey } from '#/session/persistence.ts';
import { areaAt } from '#/session/route-area.ts';
import { areaOf, idOf, type SessionUser } from '#/session/session-user.ts';
import { trackActivity } from '#/session/track-activity.ts';
import { defaultThemeSettings, type ThemeSettings } from '#/theme/theme-settings.ts';
import { createThemeStore, type ThemeStore } from '#/theme/theme-store.ts';

/** Maximum time that rendering waits for persisted state and the routes of the user’s area. */
export const restoreTimeoutMs = 5000;

export interface AppDeps {
  config: RuntimeConfig;
  window: Window & typeof globalThis;
  store: KeyValueStore;
  loadCatalogue: (locale: Locale) => Promise<Messages>;
  live: Pick<LiveHubOptions, 'locks' | 'createChannel'>;
  /** Defaults to the browser's. */
  fetch?: ApiClientsOptions['fetch'];
  /** Overrides of the API client: for stories and tests. */
  client?: Partial<Pick<ApiClientsOptions, 'retries' | 'fetchWithProgress'>>;
  history?: RouterHistory;
  /** Overrides persisted state: for stories and tests. */
  theme?: Partial<ThemeSettings>;
}

/** Every part of the app, wired; nothing runs before `start`. */
export class StudioApp {
  readonly config: RuntimeConfig;
  readonly theme: ThemeStore;
  readonly translator: Translator;
  readonly toaster = createToaster();
  readonly endedSession = new EndedSession({ pathname: () => this.router.state.location.pathname });
  readonly auth: Auth;
  readonly router: AppRouter;
  /** Server access; its code is loaded when the first form is used, or with the first signed-in page. */
  readonly data: Loaded<SessionData>;
  readonly #deps: AppDeps;
  readonly #persistence: Persistence;
  readonly #restored: Restored;
  readonly #failure = createFailureStore();
  readonly #failureToasts = new FailureToasts({
    dismiss: (id) => this.toaster.loaded()?.store.dismiss(id),
    hasBanner: () => this.#hasBanner(),
  });
  #hasChosenTheme: boolean;

  constructor(deps: AppDeps) {
    const { config, loadCatalogue, store } = deps;
    this.config = config;
    this.#deps = deps;
    this.#persistence = createPersistence(store);
    this.#restored = this.#persistence.restore();
    const chosen = { ...this.#restored.theme, ...deps.theme };
    this.#hasChosenTheme = Object.keys(chosen).length > 0;
    this.theme = createThemeStore({ ...defaultThemeSettings, locale: config.defaultLocale, ...chosen });
    this.translator = createTranslator({ load: loadCatalogue, defaultLocale: config.defaultLocale });
    this.data = loadOnce(() => this.#loadData());
    this.auth = createAuth({
      i18n: this.#i18n,
      persistence: this.#persistence,
      store,
      calls: async () => (await this.#neededData()).authCalls,
      saveLists: () => this.data.get()?.saveLists(),
      onSignedIn: ({ locale }) => {
        // Without stored settings, use the account’s language.
        if (!this.#hasChosenTheme) this.theme.set({ locale });
        // The specification persists all six parts of the state.
        this.#persistence.save('theme', this.theme.get());
      },
      clearLists: () => this.data.get()?.clear(),
    });
    this.router = createAppRouter({
      context: {
        config,
        failure: this.#failure,
        i18n: this.#i18n,
        session: { user: this.#user },
        toaster: this.toaster,
        openArea: this.#openArea,
        openSession: () => this.#openSession(),
      },
      ...(deps.history && { history: deps.history }),
    });
  }

  /** Restores state, loads messages and routes, and wires the parts; resolves with a cleanup function when the app can render. */
  async start(): Promise<() => void> {
    const stops = this.#connect();
    await Promise.all([
      this.translator.activate(this.theme.get().locale),
      Promise.race([
        Promise.allSettled([this.#restoreCache(), this.#user() && this.#openArea()]),
        new Promise((resolve) => setTimeout(resolve, restoreTimeoutMs)),
      ]),
    ]);
    void this.#refreshUser().catch(() => {});
    return () => {
      for (const stop of stops) stop();
      this.auth.stop();
      this.data.get()?.stop();
    };
  }

  get #i18n() {
    return this.translator.i18n;
  }

  #token() {
    return selectToken(this.auth.getSnapshot());
  }

  #hasBanner() {
    const connection = this.data.get()?.liveSource.connection() ?? null;
    return connection !== null && connection.state !== 'up';
  }

  #user = () => selectUser(this.auth.getSnapshot()) ?? null;

  #openArea = (pathname = this.router.state.location.pathname) => {
    const user = this.#user();
    return loadArea(this.router, user ? areaOf(user) : areaAt(pathname));
  };

  /** Persist only for this page's session; another tab may have started a new one. */
  #isOwnSession() {
    return this.#deps.store.get(tokenKey) === (this.#token() ?? null);
  }

  #clientOptions(): ApiClientsOptions {
    const { config, fetch, client, window } = this.#deps;
    return {
      apiUrl: config.apiUrl,
      castApiUrl: config.castApiUrl,
      fetch: this.#failureToasts.follow(withServerClock((request) => (fetch ?? window.fetch)(request))),
      ...client,
      getToken: () => this.#token() ?? null,
      getPath: () => this.router.state.location.pathname,
      getLocale: () => this.theme.get().locale,
      notify: (notice) =>
        this.toaster.show(async () => {
          const { noticeText } = await import('#/i18n/notice.messages.ts');
          const { title, text } = noticeText(this.#i18n, notice);
          // One toast per failure, however many calls it affects.
          const id = `${notice.kind}:${text}`;
          if (!this.#failureToasts.report(id, notice)) return null;
          return { id, tone: 'danger', title, description: text };
        }),
      onSessionEnded: ({ area }) => this.auth.send({ type: 'session.dropped', area }),
    };
  }

  async #loadData(): Promise<SessionData> {
    const { createSessionData } = await import('#/data/session-data.ts');
    return createSessionData({
      client: this.#clientOptions(),
      endText: async (error) => {
        const { callText } = await import('#/i18n/notice.messages.ts');
        return callText(this.#i18n, error);
      },
      persistence: this.#persistence,
      isSignedIn: () => this.#user() !== null && this.#isOwnSession(),
      document: this.#deps.window.document,
      history: this.router.history,
      keepUser: this.#keepUser,
      ...this.#deps.live,
    });
  }

  /** The preload may have failed; a failure now shows a screen with another try. */
  async #neededData(): Promise<SessionData> {
    try {
      return await this.data.load().catch(this.data.load);
    } catch (error) {
      if (error instanceof ChunkLoadError) this.#failure.set(error);
      throw error;
    }
  }

  async #openSession() {
    const [data, toasts] = await Promise.all([this.data.load(), this.toaster.load()]);
    this.#followAccount();
    data.liveSource.subscribe(() => {
      if (this.#hasBanner()) this.#failureToasts.bannerShown();
    });
    return {
      api: data.api,
      data,
      queryClient: data.queryClient,
      toasts: toasts.store,
      keepUser: this.#keepUser,
    };
  }

  #followAccount() {
    const user = this.#user();
    this.data.get()?.liveSource.setAccount(user && `${user.role}:${user.email}`);
  }

  async #restoreCache() {
    const { lists } = this.#restored;
    if (this.#user() && lists) (await this.data.load()).restore(lists);
  }

  /** Applies the server’s profile; persisted state carries it to other tabs. */
  #keepUser = (user: SessionUser) => {
    const token = this.#token();
    const current = this.#user();
    // A late response may belong to an ended session.
    if (token === undefined || !current || idOf(current) !== idOf(user)) return;
    this.auth.send({ type: 'session.replaced', session: { token, user } });
    if (this.#isOwnSession()) this.#persistence.save('auth', { user });
  };

  /** Another tab changed the profile of the same session; its language applies to every tab. */
  #followUser(user: SessionUser, before: SessionUser) {
    this.data.get()?.setUser(user);
    if (user.locale !== before.locale) this.theme.set({ locale: user.locale });
  }

  /** The stored profile may be outdated; on failure the client notifies and the stored one stays. */
  async #refreshUser() {
    const { token, user: stored } = this.auth.getSnapshot().context;
    if (!token || !stored) return;
    const user = await (await this.data.load()).readUser(areaOf(stored));
    if (this.#token() === token) this.#keepUser(user);
  }

  /** Connects the parts with each other and with the browser. */
  #connect(): (() => void)[] {
    const { store, window } = this.#deps;
    const { auth, router, theme, translator } = this;
    const account = auth.subscribe(() => this.#followAccount());
    const confirmUnload = (event: Event) => {
      if (this.endedSession.hasDrafts()) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmUnload);
    return [
      () => account.unsubscribe(),
      () => window.removeEventListener('beforeunload', confirmUnload),
      theme.subscribe((now, before) => {
        this.#hasChosenTheme = true;
        this.#persistence.save('theme', now);
        if (now.locale !== before.locale) void translator.activate(now.locale);
      }),
      this.#i18n.on('change', () => {
        window.document.documentElement.lang = this.#i18n.locale;
      }),
      followRedirects({
        auth,
        endedSession: this.endedSession,
        location: () => router.state.location,
        checked: (href, user) => checkedRedirect(router, areaOf(user), href),
        go: (href) => router.navigate({ href, replace: true }),
      }),
      followOtherTabs({
        window,
        store,
        auth,
        readSession: () => readSession(store, this.#persistence),
        clearPersisted: this.#persistence.clear,
        onUserChanged: (user, before) => this.#followUser(user, before),
        keepOwn: (user) => this.#persistence.save('auth', { user }),
        hasLeft: (user) => this.endedSession.isOf(idOf(user)),
        reload: () => {
          this.endedSession.forget();
          window.location.reload();
        },
      }),
      trackActivity(window, () => {
        auth.send({ type: 'session.used' });
        // Typing means that the server is needed soon.
        preload(() => Promise.all([this.data.load(), this.#openArea()])).catch(() => {});
      }),
    ];
  }
}
