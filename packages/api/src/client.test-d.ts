import { expectTypeOf, test } from 'vitest';
import type { ApiClients } from '#/client.ts';
import type { CastNow } from '#/contract/casts/casts.schemas.ts';
import type { ProductList } from '#/contract/casts/products.schemas.ts';
import type { LiveEvent } from '#/contract/live/live.schemas.ts';
import * as fixtures from '#/testing/fixtures/index.ts';
import { inTurn, mockFetch } from '#/testing/mock-fetch.ts';
import { delayed, problem } from '#/testing/replies.ts';
import { unwrap } from '#/unwrap.ts';

declare const api: ApiClients;
const signIn = { email: 'owner@studio.test', password: 'studio-demo-1' };

test('responses are typed by their operation and match the schemas', () => {
  expectTypeOf(unwrap(api.main.GET('/control/products'))).resolves.toEqualTypeOf<ProductList>();
  const now = api.cast.GET('/api/{username}/now', { params: { path: { username: 'aurora' } } });
  expectTypeOf(unwrap(now)).resolves.toEqualTypeOf<CastNow>();
  expectTypeOf(unwrap(api.main.POST('/authenticate', { body: signIn }))).resolves.toHaveProperty('token');
});

test('data is unavailable before the result is checked', async () => {
  const result = await api.main.GET('/control/products');
  // @ts-expect-error: the call may have failed
  void result.data.items;
});

test('wrong paths do not compile', () => {
  // @ts-expect-error: no such path
  void api.main.GET('/control/product');
  // @ts-expect-error: a path of the other API
  void api.main.GET('/api/overview');
  // @ts-expect-error: a path without GET
  void api.main.GET('/authenticate', { body: signIn });
  // @ts-expect-error: a path without DELETE
  void api.main.DELETE('/control/products');
  // @ts-expect-error: the event stream has its own client
  void api.cast.GET('/live', { params: { query: { topics: 'fleet' } } });
});

test('wrong bodies do not compile', () => {
  // @ts-expect-error: a body is missing
  void api.main.POST('/authenticate');
  // @ts-expect-error: a field is missing
  void api.main.POST('/authenticate', { body: { email: 'owner@studio.test' } });
  // @ts-expect-error: a field of the wrong type
  void api.main.POST('/authenticate', { body: { ...signIn, password: 1 } });
  // @ts-expect-error: an undeclared field
  void api.main.POST('/authenticate', { body: { email: '', password: '', remember: true } });
  // @ts-expect-error: a body on an operation without one
  void api.main.POST('/control/keep-alive', { body: {} });
});

test('wrong parameters do not compile', () => {
  // @ts-expect-error: a parameter is missing
  void api.cast.GET('/api/{username}/now');
  // @ts-expect-error: a wrong parameter name
  void api.cast.GET('/api/{username}/now', { params: { path: { name: 'aurora' } } });
  // @ts-expect-error: an undeclared query parameter
  void api.main.GET('/control/products', { params: { query: { sort: 'name' } } });
  // @ts-expect-error: a number is not written as a string
  void api.main.GET('/control/products', { params: { query: { page: '1' } } });
});

test('options are checked by name and type', () => {
  void api.main.GET('/control/products', { notify: false, signal: new AbortController().signal });
  void api.main.GET('/control/products', { signal: undefined, token: 'fresh' });
  // @ts-expect-error: misspelt
  void api.main.GET('/control/products', { notifiy: false });
  // @ts-expect-error: wrong type
  void api.main.GET('/control/products', { notify: 'never' });
  // @ts-expect-error: not an option of a call
  void api.main.GET('/control/products', { baseUrl: 'http://elsewhere.test' });
});

test('live topics and events are typed', () => {
  api.live.subscribe({
    topics: ['cast:aurora', 'fleet'],
    onEvent: (event) => {
      expectTypeOf(event).toEqualTypeOf<LiveEvent>();
      if (event.event === 'cast') expectTypeOf(event.data).toEqualTypeOf<CastNow>();
    },
  });
  // @ts-expect-error: no such topic
  api.live.subscribe({ topics: ['weather'], onEvent: () => {} });
});

test('mock handlers are typed by their operation', () => {
  mockFetch({ 'products.list': fixtures.productList, 'alexaSkills.list': problem('internal') });
  mockFetch({ 'casts.getNow': ({ path }) => ({ ...fixtures.castNow.aurora, username: path.username }) });
  mockFetch({ 'products.list': delayed(10, fixtures.productList) });
  mockFetch({ 'products.list': inTurn(problem('internal'), fixtures.productList) });
  // @ts-expect-error: no such operation
  mockFetch({ 'products.lost': fixtures.productList });
  // @ts-expect-error: the response of another operation
  mockFetch({ 'products.list': fixtures.alexaSkillList });
  // @ts-expect-error: a delayed response of another operation
  mockFetch({ 'products.list': delayed(10, fixtures.alexaSkillList) });
  // @ts-expect-error: a function that returns the response of another operation
  mockFetch({ 'products.list': () => fixtures.alexaSkillList });
  // @ts-expect-error: no such code
  problem('no.such_code');
});
