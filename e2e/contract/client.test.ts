import { createApiClients, type LiveEvent, unwrap } from '@unmuted/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, credentialsOf, type TestApp } from '../../apps/server/src/testing/app.ts';
import { operations } from '../../apps/server/src/testing/contract.ts';

let test: TestApp;
const called = new Set<string>();
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The real client against the real server; what it asks for is counted by operation. */
function client(token: string | null = null) {
  return createApiClients({
    apiUrl: 'http://studio.test/api',
    castApiUrl: 'http://studio.test/cast-api',
    fetch: (request) => {
      called.add(operationOf(request));
      return test.app.fetch(request);
    },
    getToken: () => token,
    getPath: () => '/',
    notify: () => {},
    onSessionEnded: () => {},
  });
}

function operationOf(request: Request): string {
  const { pathname } = new URL(request.url);
  const found = operations.find(({ base, template, method }) => {
    const pattern = new RegExp(`^${base}${template.replace(/\{\w+\}/g, '[^/]+')}$`);
    return method === request.method && pattern.test(pathname);
  });
  if (!found) throw new Error(`The client asks for ${request.method} ${pathname}, which no document has.`);
  return found.id;
}

const asOwner = async () => client(await test.tokenOf('owner'));
const asAdmin = async () => client(await test.tokenOf('admin'));

describe('the client against the server', () => {
  it('signs a customer in', async () => {
    const body = { email: 'owner@studio.test', password: credentialsOf('owner').json.password ?? '' };
    const session = await unwrap(client().main.POST('/authenticate', { body }));
    expect(session.user.firstName).toBe('Maeve');
  });

  it('signs an admin in', async () => {
    const body = { username: 'admin', password: credentialsOf('admin').json.password ?? '' };
    const session = await unwrap(client().main.POST('/admin/authenticate', { body }));
    expect(session.role).toBe('admin');
  });

  it('reads the own profile of either role', async () => {
    const customer = await unwrap((await asOwner()).main.GET('/control/user-info'));
    const admin = await unwrap((await asAdmin()).main.GET('/admin/user-info'));
    expect([customer.email, admin.username]).toEqual(['owner@studio.test', 'admin']);
  });

  it('keeps the session of either role', async () => {
    const customer = await unwrap((await asOwner()).main.POST('/control/keep-alive'));
    const admin = await unwrap((await asAdmin()).main.POST('/admin/keep-alive'));
    expect(customer.idleExpiresAt).toBe(admin.idleExpiresAt);
  });

  it('reads the four lists', async () => {
    const { main } = await asOwner();
    const products = await unwrap(main.GET('/control/products', { params: { query: { pageSize: '2' } } }));
    const onePages = await unwrap(main.GET('/control/onepage'));
    const skills = await unwrap(main.GET('/control/alexa'));
    const apps = await unwrap(main.GET('/control/mobile'));
    expect([products.items.length, products.total]).toEqual([2, 6]);
    expect([onePages.total, skills.total, apps.total]).toEqual([2, 2, 2]);
  });

  it('reads overviews and the present of a cast', async () => {
    const { cast } = await asOwner();
    const overview = await unwrap(cast.GET('/api/overview', { params: { query: { usernames: 'aurora' } } }));
    const now = await unwrap(cast.GET('/api/{username}/now', { params: { path: { username: 'aurora' } } }));
    expect(overview.items[0]?.now).toEqual(now);
  });

  it('reads the admin dashboard', async () => {
    const dashboard = await unwrap((await asAdmin()).main.GET('/admin/dashboard'));
    expect(dashboard.now.casts.total).toBe(6);
  });

  it('follows live events', async () => {
    const { live } = await asOwner();
    const event = await new Promise<LiveEvent>((resolve) => {
      const stop = live.subscribe({
        topics: ['cast:aurora'],
        onEvent: (first) => {
          stop();
          resolve(first);
        },
      });
    });
    expect(event).toMatchObject({ event: 'cast', data: { username: 'aurora' } });
  });

  it.each([
    ['an unknown token', 'x'.repeat(43), '/control/products', 401, 'auth.token_unknown'],
    ['a token of the other role', 'admin', '/control/products', 403, 'auth.wrong_role'],
  ] as const)('fails with the code of the contract on %s', async (_name, token, path, status, code) => {
    const { main } = client(token === 'admin' ? await test.tokenOf('admin') : token);
    await expect(unwrap(main.GET(path))).rejects.toMatchObject({ status, code });
  });

  it('fails with the code of the contract on what belongs to somebody else', async () => {
    const { cast } = await asOwner();
    const call = cast.GET('/api/{username}/now', { params: { path: { username: 'meadow' } } });
    await expect(unwrap(call)).rejects.toMatchObject({ status: 404, code: 'resource.not_found' });
  });

  it('calls every operation of both documents', () => {
    const all = operations.map(({ id }) => id);
    console.info(`contract: ${called.size} of ${all.length} operations called`);
    expect([...called].sort()).toEqual(all.sort());
  });
});
