import { type ApiClients, createApiClients } from '#/client.ts';
import type { Notice } from '#/middleware/catalogue.ts';
import type { SessionEnd } from '#/middleware/failure-policy.ts';
import {
  type MockFetch,
  type MockHandlers,
  mockApiUrl,
  mockCastApiUrl,
  mockFetch,
} from '#/testing/mock-fetch.ts';

/** The initial session, path and locale of the simulated user. */
export interface MockApiOptions {
  /** The bearer token of the session; null when signed out. Default `token-1`. */
  readonly token?: string | null;
  /** The current path. Default `/dashboard`. */
  readonly path?: string;
  /** The language of the user. Default `en`. */
  readonly locale?: string;
  /** 0 by default, so that tests of failures do not wait for retries. */
  readonly retries?: number;
  /** Timeout of a call in milliseconds. Default that of the real client. */
  readonly timeoutMs?: number;
}

/** Real clients over a mock `fetch`, with recorded notifications and session ends. */
export interface MockApi {
  /** The clients, to pass to the code under test. */
  readonly api: ApiClients;
  /** The mock behind the clients: its calls, and handlers to replace. */
  readonly fetch: MockFetch;
  /** Every notification so far, in order. */
  readonly notices: readonly Notice[];
  /** Every end of a session so far, in order. */
  readonly sessionEnds: readonly SessionEnd[];
  /** Mutable: change it to sign in, sign out or navigate. The end of the session clears the token. */
  readonly person: { token: string | null; path: string; locale: string };
}

/** Creates the real clients on `mockFetch(handlers)`. */
export function mockApi(handlers: MockHandlers = {}, options: MockApiOptions = {}): MockApi {
  const { token = 'token-1', path = '/dashboard', locale = 'en', retries = 0, timeoutMs } = options;
  const person = { token, path, locale };
  const notices: Notice[] = [];
  const sessionEnds: SessionEnd[] = [];
  const fetch = mockFetch(handlers);
  const api = createApiClients({
    apiUrl: mockApiUrl,
    castApiUrl: mockCastApiUrl,
    fetch,
    retries,
    ...(timeoutMs !== undefined && { timeoutMs }),
    getToken: () => person.token,
    getPath: () => person.path,
    getLocale: () => person.locale,
    notify: (notice) => notices.push(notice),
    onSessionEnded: (end) => {
      sessionEnds.push(end);
      person.token = null;
    },
  });
  return { api, fetch, notices, sessionEnds, person };
}
