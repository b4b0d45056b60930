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

/** Where the imagined person stands. */
export interface MockApiOptions {
  readonly token?: string | null;
  readonly path?: string;
  readonly locale?: string;
  /** Off by default: a test of a failure need not wait for the tries. */
  readonly retries?: number;
  readonly timeoutMs?: number;
}

/** Real clients over a mock `fetch`, with all they told the application. */
export interface MockApi {
  readonly api: ApiClients;
  readonly fetch: MockFetch;
  readonly notices: readonly Notice[];
  readonly sessionEnds: readonly SessionEnd[];
  /** May be written to: the person signs in, signs out or walks on. The end of the session clears the token. */
  readonly person: { token: string | null; path: string; locale: string };
}

/** Builds the real clients on `mockFetch(handlers)`: what is tested is what runs. */
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
