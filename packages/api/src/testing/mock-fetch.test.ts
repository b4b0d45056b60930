import { expect, test, vi } from 'vitest';
import { castRoutes, mainRoutes } from '#/contract/index.ts';
import type { Route } from '#/contract/shared/route.ts';
import * as fixtures from '#/testing/fixtures/index.ts';
import { workingHandlers } from '#/testing/handlers.ts';
import { inTurn, type MockHandlers, mockApiUrl, mockCastApiUrl, mockFetch } from '#/testing/mock-fetch.ts';
import { delayed, networkFailure, neverAnswering, problem } from '#/testing/replies.ts';

const products = new Request(`${mockApiUrl}/control/products?page=2`, {
  headers: { Authorization: 'Bearer token-1' },
});

test('responds with the data and the status of the operation', async () => {
  const fetch = mockFetch({ 'products.list': fixtures.productList });
  const response = await fetch(products);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(fixtures.productList);
});

test('passes the call to a handler', async () => {
  const seen = vi.fn(() => fixtures.castNow.harbour);
  await mockFetch({ 'casts.getNow': seen })(new Request(`${mockCastApiUrl}/api/harbour/now`));
  expect(seen).toHaveBeenCalledWith(
    expect.objectContaining({ operationId: 'casts.getNow', path: { username: 'harbour' }, token: null }),
  );
});

test('prefers a path without a parameter', async () => {
  const fetch = mockFetch(workingHandlers);
  await fetch(new Request(`${mockApiUrl}/admin/alexa/similar?name=radio&locale=en-GB`));
  expect(fetch.calls.map(({ operationId }) => operationId)).toEqual(['adminSkills.listSimilar']);
});

test('records calls with query, body and token', async () => {
  const fetch = mockFetch(workingHandlers);
  const body = { email: 'owner@studio.test', password: 'studio-demo-1' };
  await fetch(products);
  await fetch(new Request(`${mockApiUrl}/authenticate`, { method: 'POST', body: JSON.stringify(body) }));
  expect(fetch.callsOf('products.list')).toMatchObject([{ query: { page: '2' }, token: 'token-1' }]);
  expect(fetch.callsOf('session.authenticateCustomer')).toMatchObject([{ body, token: null }]);
});

test.each([
  ['no handler for products.list', products],
  ['no such operation', new Request(`${mockApiUrl}/control/nothing`)],
  ['no such operation', new Request(`${mockApiUrl}/control/products`, { method: 'DELETE' })],
  ['no such operation', new Request('http://studio.test/elsewhere')],
])('rejects and reports an unknown call: %s', async (message, request) => {
  const onUnknownCall = vi.fn();
  await expect(mockFetch({}, { onUnknownCall })(request)).rejects.toThrow(message);
  expect(onUnknownCall).toHaveBeenCalledOnce();
});

test('throws the error of an unknown call globally by default', async () => {
  const queue = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {});
  await expect(mockFetch({})(products)).rejects.toThrow('no handler');
  const [task] = queue.mock.calls[0] ?? [];
  queue.mockRestore();
  expect(() => task?.()).toThrow(
    'mockFetch: no handler for products.list (GET /api/control/products?page=2)',
  );
});

test('responds with an empty body for an operation without content', async () => {
  const fetch = mockFetch({ 'account.revokeSession': undefined });
  const address = `${mockApiUrl}/control/sessions/019b2f6e-0000-7000-8000-000000000002`;
  const response = await fetch(new Request(address, { method: 'DELETE' }));
  expect([response.status, await response.text()]).toEqual([204, '']);
});

test('replaces a handler', async () => {
  const fetch = mockFetch({ 'products.list': problem('internal') });
  fetch.on('products.list', fixtures.productList);
  expect((await fetch(products)).status).toBe(200);
});

test('inTurn repeats the last result', async () => {
  const fetch = mockFetch({ 'products.list': inTurn(problem('internal'), fixtures.productList) });
  const statuses = [await fetch(products), await fetch(products), await fetch(products)].map(
    ({ status }) => status,
  );
  expect(statuses).toEqual([500, 200, 200]);
});

test('a problem has the status of its code and the problem content type', async () => {
  const response = await mockFetch({ 'products.list': problem('auth.session_expired') })(products);
  expect(response.status).toBe(419);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ code: 'auth.session_expired', status: 419 });
});

test('a network failure rejects like fetch', async () => {
  await expect(mockFetch({ 'products.list': networkFailure() })(products)).rejects.toThrow(TypeError);
});

test.each([
  ['never answered', neverAnswering()],
  ['delayed', delayed(60_000, fixtures.productList)],
])('an abort ends a call that is %s', async (_what, reply) => {
  const controller = new AbortController();
  const answer = mockFetch({ 'products.list': reply })(new Request(products, { signal: controller.signal }));
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('rejects an already aborted request', async () => {
  const request = new Request(products, { signal: AbortSignal.abort() });
  await expect(mockFetch(workingHandlers)(request)).rejects.toMatchObject({ name: 'AbortError' });
});

test('supports base paths where one is a prefix of the other', async () => {
  const fetch = mockFetch(workingHandlers, { apiUrl: '/studio', castApiUrl: '/studio/cast' });
  await fetch(new Request('http://localhost/studio/cast/api/aurora/now'));
  await fetch(new Request('http://localhost/studio/control/alexa'));
  expect(fetch.calls.map(({ operationId }) => operationId)).toEqual(['casts.getNow', 'alexaSkills.list']);
});

test('workingHandlers cover every operation but the live stream', () => {
  const all = [mainRoutes, castRoutes].flatMap((routes) => Object.values<Route>(routes));
  const missing = all.map(({ operationId }) => operationId).filter((id) => !(id in workingHandlers));
  expect(missing).toEqual(['live.subscribe']);
});

/** The id of a fixture that a path can name. */
function idIn(path: string): string {
  if (path.startsWith('/admin/requests')) return fixtures.adminRequests[0]?.id ?? '';
  if (path.startsWith('/admin/keys')) return fixtures.staffApiKeys[0]?.id ?? '';
  if (path.startsWith('/control/keys')) return fixtures.apiKeys[0]?.id ?? '';
  if (path.startsWith('/control/webhooks')) return fixtures.webhooks[0]?.id ?? '';
  if (path.startsWith('/control/station') || path.startsWith('/control/nowplaying'))
    return fixtures.station.id;
  if (path.startsWith('/control/station') || path.includes('tunein') || path.includes('silence'))
    return fixtures.station.id;
  if (path.startsWith('/admin/streaming-services')) return fixtures.streamingServices[1]?.id ?? '';
  if (path.includes('/submissions/')) return fixtures.siteMessages[0]?.id ?? '';
  if (path.startsWith('/control/alexa')) return fixtures.skill.id;
  if (path.startsWith('/control/mobile')) return fixtures.app.id;
  if (path.startsWith('/admin/apps/ios/signing')) return fixtures.signingBundles[0]?.id ?? '';
  if (path.startsWith('/admin/apps/android/key')) return fixtures.keystores[0]?.id ?? '';
  if (path.includes('/build-machines/')) return fixtures.busyMachine.id;
  if (path.startsWith('/admin/stations')) return fixtures.externalStation.id;
  return fixtures.widgets[0]?.id ?? '';
}

function usernameIn(path: string): string {
  if (path.startsWith('/admin/team')) return fixtures.teamMembers[0]?.username ?? '';
  return path.includes('/onepage/') || path.startsWith('/admin/sites') ? fixtures.site.username : 'aurora';
}

test('workingHandlers match the contract', async () => {
  const handlers: MockHandlers = workingHandlers;
  const fetch = mockFetch(handlers);
  for (const [base, routes] of [
    [mockApiUrl, mainRoutes],
    [mockCastApiUrl, castRoutes],
  ] as const) {
    for (const { path, method, reply, operationId } of Object.values<Route>(routes)) {
      if (reply.stream) continue;
      const named = path
        .replace('{username}', usernameIn(path))
        .replace('{platform}', 'android')
        .replace('{build}', fixtures.runningBuild.id)
        .replace('{name}', 'aurora.apk')
        .replace('{number}', '1')
        .replace('{section}', 'general')
        .replace('{revision}', '0')
        .replace('{id}', idIn(path))
        .replace('{songId}', fixtures.songHistory[0]?.id ?? '')
        .replace('{incidentId}', fixtures.openIncident.id)
        .replace('{recipientId}', fixtures.silenceRecipients[0]?.id ?? '')
        .replace('{outputId}', fixtures.songOutputs[0]?.id ?? '')
        .replace('{domain}', fixtures.siteDomains.verified.domain);
      const url = base + named;
      const response = await fetch(new Request(url, { method: method.toUpperCase() }));
      const data = reply.schema ? await response.json() : await response.text();
      if (!reply.schema) expect(data, operationId).toBe('');
      expect(reply.schema?.safeParse(data).error?.issues, operationId).toBeUndefined();
    }
  }
});
