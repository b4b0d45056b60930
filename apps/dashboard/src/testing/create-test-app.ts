import { catalogueTexts } from 'virtual:catalogue-texts';
import { createMemoryHistory, type HistoryState } from '@tanstack/react-router';
import type { AccountRole } from '@unmuted/api';
import {
  fixtures,
  type MockHandlers,
  mockApiUrl,
  mockCastApiUrl,
  mockFetch,
  mockLive,
  workingHandlers,
} from '@unmuted/api/testing';
import type { RuntimeConfig } from '#/config.ts';
import { createStore } from '#/lib/storage.ts';
import { routeTree } from '#/routeTree.gen.ts';
import { stateKey, tokenKey } from '#/session/persistence.ts';
import type { SessionUser } from '#/session/session-user.ts';
import { StudioApp } from '#/studio-app.ts';
import { memoryStorage } from '#/testing/memory-store.ts';
import type { ThemeSettings } from '#/theme/theme-settings.ts';

/** Who is signed in when the app starts. */
export type Visitor = 'nobody' | 'customer' | 'admin' | 'superadmin';

export interface TestAppOptions {
  /** The URL; defaults to `/`. */
  path?: string;
  /** History state passed by the previous page. */
  state?: HistoryState;
  visitor?: Visitor;
  /** The role of a visiting customer in the account; defaults to the owner. */
  accountRole?: AccountRole;
  /** Overrides responses of the mock API by operation. */
  handlers?: MockHandlers;
  /** Theme settings such as language and direction. */
  theme?: Partial<ThemeSettings>;
  config?: Partial<RuntimeConfig>;
  /** Stored browser data other than the session. */
  stored?: Record<string, string>;
}

const users: Record<Exclude<Visitor, 'nobody'>, SessionUser> = {
  customer: fixtures.customerUser,
  admin: { ...fixtures.adminUser, username: 'admin', role: 'admin' },
  superadmin: fixtures.adminUser,
};

const baseConfig: RuntimeConfig = {
  apiUrl: mockApiUrl,
  castApiUrl: mockCastApiUrl,
  brand: 'Studio',
  company: 'Unmuted Ltd',
  defaultLocale: 'en',
  sentryDsn: null,
  releaseId: 'test',
  supportUrl: null,
  termsUrl: null,
};

function keptFor(visitor: Visitor, accountRole: AccountRole): Record<string, string> {
  if (visitor === 'nobody') return {};
  const auth = { user: visitor === 'customer' ? { ...fixtures.customerUser, accountRole } : users[visitor] };
  return { [tokenKey]: `token-of-${visitor}`, [stateKey]: JSON.stringify({ v: 1, auth }) };
}

function historyAt(path: string, state: HistoryState | undefined) {
  const history = createMemoryHistory({ initialEntries: [path] });
  if (state) history.replace(path, state);
  return history;
}

/** Before any app has loaded the routes of an area. */
const { children } = routeTree;

/** The whole app with a typed mock API, a memory history and separate storage. */
export function createTestApp({
  path = '/',
  state,
  visitor = 'nobody',
  accountRole = 'owner',
  handlers,
  theme,
  config,
  stored,
}: TestAppOptions = {}) {
  const live = mockLive();
  // The route tree would keep the routes that another app has loaded.
  Object.assign(routeTree, { children });
  const fetch = mockFetch({
    ...workingHandlers,
    'session.getCustomer': { ...fixtures.customerUser, accountRole },
    'live.subscribe': live.reply,
    ...handlers,
  });
  const storage = memoryStorage({ ...keptFor(visitor, accountRole), ...stored });
  const app = new StudioApp({
    config: { ...baseConfig, ...config },
    window,
    store: createStore(() => storage),
    loadCatalogue: async (locale) => catalogueTexts[locale],
    live: { locks: undefined, createChannel: undefined },
    fetch,
    client: { retries: 0, fetchWithProgress: () => fetch },
    history: historyAt(path, state),
    ...(theme && { theme }),
  });
  return { app, fetch, live, storage };
}

export type TestApp = ReturnType<typeof createTestApp>;
