import { expect, test } from 'vitest';
import { createApiClients } from '#/client.ts';
import * as fixtures from '#/testing/fixtures/index.ts';
import { workingHandlers } from '#/testing/handlers.ts';
import { mockApi } from '#/testing/mock-api.ts';
import { mockApiUrl, mockCastApiUrl } from '#/testing/mock-fetch.ts';
import { problem } from '#/testing/replies.ts';
import { unwrap } from '#/unwrap.ts';

test('sends the current bearer token and language with every request', async () => {
  const { api, fetch, person } = mockApi(workingHandlers, { locale: 'fr' });
  await unwrap(api.main.GET('/control/products'));
  person.token = 'token-2';
  person.locale = 'ja';
  await unwrap(api.cast.GET('/api/overview'));
  expect(fetch.calls.map(({ token, headers }) => [token, headers.get('Accept-Language')])).toEqual([
    ['token-1', 'fr'],
    ['token-2', 'ja'],
  ]);
});

test('sends no Authorization header without a token', async () => {
  const { api, fetch } = mockApi(workingHandlers, { token: null });
  const body = { email: 'owner@studio.test', password: 'studio-demo-1' };
  await unwrap(api.main.POST('/authenticate', { body }));
  expect(fetch.calls[0]?.headers.has('Authorization')).toBe(false);
});

test('returns the data of the operation', async () => {
  const { api } = mockApi(workingHandlers);
  const { items } = await unwrap(api.main.GET('/control/products', { params: { query: { page: 1 } } }));
  expect(items).toEqual(fixtures.products);
});

test('sends bodies and parameters to the server', async () => {
  const { api, fetch } = mockApi(workingHandlers);
  const body = { username: 'superadmin', password: 'studio-demo-1' };
  await unwrap(api.main.POST('/admin/authenticate', { body }));
  await unwrap(api.cast.GET('/api/{username}/now', { params: { path: { username: 'aurora' } } }));
  await unwrap(api.cast.GET('/api/overview', { params: { query: { usernames: 'aurora,harbour' } } }));
  expect(fetch.callsOf('session.authenticateAdmin')[0]?.body).toEqual(body);
  expect(fetch.callsOf('casts.getNow')[0]?.path).toEqual({ username: 'aurora' });
  expect(fetch.callsOf('casts.listOverviews')[0]?.query).toEqual({ usernames: 'aurora,harbour' });
});

test('a failure that the application responds to itself is not notified, whichever way the call was sent', async () => {
  const { fetch } = mockApi({
    'session.getCustomer': problem('account.not_permitted'),
    'products.list': problem('resource.limit_reached'),
  });
  const [failures, notices]: [string[], string[]] = [[], []];
  const api = createApiClients({
    apiUrl: mockApiUrl,
    castApiUrl: mockCastApiUrl,
    fetch,
    getToken: () => 'token-1',
    getPath: () => '/',
    notify: ({ error }) => notices.push('code' in error ? error.code : ''),
    onSessionEnded: () => {},
    onFailure: (error) => {
      const code = 'code' in error ? error.code : '';
      failures.push(code);
      return code === 'account.not_permitted';
    },
  });
  await unwrap(api.main.GET('/control/user-info')).catch(() => {});
  await unwrap(api.main.GET('/control/products')).catch(() => {});
  await unwrap(api.main.GET('/control/user-info', { notify: false })).catch(() => {});
  expect(failures).toEqual(['account.not_permitted', 'resource.limit_reached', 'account.not_permitted']);
  expect(notices).toEqual(['resource.limit_reached']);
});

test('uses a fetch that is replaced after the clients are created', async () => {
  const original = globalThis.fetch;
  const api = createApiClients({
    apiUrl: 'http://studio.test/api',
    castApiUrl: 'http://studio.test/cast-api',
    getToken: () => null,
    getPath: () => '/',
    notify: () => {},
    onSessionEnded: () => {},
  });
  globalThis.fetch = async () => Response.json(fixtures.customerUser);
  try {
    expect(await unwrap(api.main.GET('/control/user-info'))).toEqual(fixtures.customerUser);
  } finally {
    globalThis.fetch = original;
  }
});
