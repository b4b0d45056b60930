import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exampleOf,
  noSession,
  type Operation,
  operations,
  problemOf,
  statusesOf,
} from '#/testing/app/contract.ts';
import { type Actor, actors, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { exampleSite } from '#/testing/examples/domain-examples.ts';

const everybody = ['nobody', ...actors] as const;
type Somebody = (typeof everybody)[number];
type Row = Readonly<Record<Somebody, number>>;

/** In the rows, 200 is for whoever is let in; what the example's call answers them is its own affair. */
const open: Row = { nobody: 200, owner: 200, second: 200, admin: 200, superadmin: 200 };
const customers: Row = { nobody: 401, owner: 200, second: 200, admin: 403, superadmin: 403 };
const admins: Row = { nobody: 401, owner: 403, second: 403, admin: 200, superadmin: 200 };
const signedIn: Row = { nobody: 401, owner: 200, second: 200, admin: 200, superadmin: 200 };
/** The example names a cast of `owner`. */
const ownersCast: Row = { nobody: 401, owner: 200, second: 404, admin: 200, superadmin: 200 };
/** It names a one-page site of theirs. */
const ownersSite = ownersCast;

/** Whom each operation answers how. An operation that is not listed fails. */
const matrix: Readonly<Record<string, Row>> = {
  'session.authenticateCustomer': open,
  'session.authenticateAdmin': open,
  'registration.create': open,
  'registration.verify': open,
  'registration.resendVerification': open,
  'registration.requestPasswordReset': open,
  'registration.resetPassword': open,
  'account.updateCustomerProfile': customers,
  'account.updateAdminProfile': admins,
  'account.changePassword': signedIn,
  'account.requestEmailChange': customers,
  'account.confirmEmailChange': customers,
  'account.listSessions': signedIn,
  'account.revokeSession': signedIn,
  'account.revokeSessions': signedIn,
  'account.listEvents': signedIn,
  'mfa.get': signedIn,
  'mfa.start': signedIn,
  'mfa.confirm': signedIn,
  'mfa.regenerateRecoveryCodes': signedIn,
  'mfa.disable': signedIn,
  'session.getCustomer': customers,
  'session.getAdmin': admins,
  'session.extendCustomer': customers,
  'session.extendAdmin': admins,
  'products.list': customers,
  'onePages.list': customers,
  'domains.list': ownersSite,
  'domains.create': ownersSite,
  'domains.get': ownersSite,
  'domains.check': ownersSite,
  'domains.delete': ownersSite,
  'alexaSkills.list': customers,
  'mobileApps.list': customers,
  'admin.getDashboard': admins,
  'adminCasts.list': admins,
  'adminCasts.get': admins,
  'adminCasts.listEvents': admins,
  'adminCasts.suspend': admins,
  'adminCasts.unsuspend': admins,
  'adminCasts.updateLimits': admins,
  'casts.listOverviews': signedIn,
  'casts.getNow': ownersCast,
  'live.subscribe': ownersCast,
  'control.start': ownersCast,
  'control.stop': ownersCast,
  'control.restart': ownersCast,
  'control.kickSource': ownersCast,
  'control.setTitle': ownersCast,
  'control.startConnectionTest': ownersCast,
  'control.getConnectionTest': ownersCast,
  'onAir.listTitles': ownersCast,
  'onAir.getDay': ownersCast,
  'listeners.list': ownersCast,
  'listeners.disconnect': ownersCast,
  'listeners.move': ownersCast,
  'listeners.moveAll': ownersCast,
  'listeners.revealAddress': ownersCast,
  'bans.list': ownersCast,
  'bans.preview': ownersCast,
  'bans.create': ownersCast,
  'bans.delete': ownersCast,
  'geolock.get': ownersCast,
  'geolock.update': ownersCast,
  'geolock.listRevisions': ownersCast,
  'geolock.simulate': ownersCast,
  'statistics.listRefusals': ownersCast,
  'statistics.getSummary': ownersCast,
  'statistics.getTimeseries': ownersCast,
  'statistics.getBreakdown': ownersCast,
  'statistics.getHeatmap': ownersCast,
  'public.getWidget': open,
  'public.getStatus': open,
  'directories.list': ownersCast,
  'directories.enable': ownersCast,
  'directories.disable': ownersCast,
  'directories.markSubmitted': ownersCast,
  'directories.check': ownersCast,
  'directories.getDrift': ownersCast,
  'listing.get': ownersCast,
  'listing.update': ownersCast,
  'preflight.run': ownersCast,
  'widgets.list': ownersCast,
  'widgets.create': ownersCast,
  'widgets.update': ownersCast,
  'widgets.delete': ownersCast,
  'statistics.listMarks': ownersCast,
  'statistics.listDayParts': ownersCast,
  'dayParts.get': ownersCast,
  'dayParts.update': ownersCast,
  'statistics.listSongs': ownersCast,
  'reports.get': ownersCast,
  'reports.update': ownersCast,
  'reports.send': ownersCast,
  'settings.getGeneral': ownersCast,
  'settings.updateGeneral': ownersCast,
  'settings.getStreams': ownersCast,
  'settings.updateStreams': ownersCast,
  'settings.getServer': ownersCast,
  'settings.updateServer': ownersCast,
  'settings.listRevisions': ownersCast,
  'settings.restoreRevision': ownersCast,
  'settings.previewStatisticsReset': ownersCast,
  'settings.resetStatistics': ownersCast,

  'source.revealPassword': ownersCast,
  'source.rotatePassword': ownersCast,
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

function ask(operation: Operation, as?: Actor, token?: string): Promise<Response> {
  const { path, json, headers } = exampleOf(operation);
  const { method } = operation;
  return test.call(path, { method, json, headers, ...(as && { as }), ...(token && { token }) });
}

describe('who may call what', () => {
  it('[B2] every operation of both documents has a row, and every row an operation', () => {
    expect(Object.keys(matrix).sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  describe.each(operations)('$id', (operation) => {
    const row = operation.base === '/api' ? '[B2]' : '[C5]';
    it.each(everybody)(`${row} ${operation.id} answers %s as the matrix says`, async (somebody) => {
      const response = await ask(operation, somebody === 'nobody' ? undefined : somebody);
      await response.body?.cancel();
      const cell = matrix[operation.id]?.[somebody];
      expect(cell === 200 ? statusesOf(operation) : [cell]).toContain(response.status);
    });
  });

  const guarded = operations.filter(({ route }) => route.access !== 'public');
  it.each(guarded)('$id answers an unknown token with 401', async (operation) => {
    const response = await ask(operation, undefined, 'x'.repeat(43));
    expect(response.status).toBe(401);
    expect(await problemOf(response)).toMatchObject({ code: 'auth.invalid_token' });
  });
});

describe('what belongs to somebody else', () => {
  const foreign = [
    ['a list filter', '/cast-api/api/overview?usernames=meadow', '/cast-api/api/overview?usernames=nowhere'],
    [
      'a filter that also names an own one',
      '/cast-api/api/overview?usernames=aurora,meadow',
      '/cast-api/api/overview?usernames=aurora,nowhere',
    ],
    [
      'a live topic of listeners',
      '/cast-api/live?topics=listeners:meadow',
      '/cast-api/live?topics=listeners:nowhere',
    ],
    ['a live topic', '/cast-api/live?topics=cast:meadow', '/cast-api/live?topics=cast:nowhere'],
    ['the topic of the fleet', '/cast-api/live?topics=fleet', '/cast-api/live?topics=cast:nowhere'],
  ] as const;

  it.each(foreign)('[C1] is as missing as what does not exist: %s', async (_name, theirs, missing) => {
    const [hidden, absent] = await Promise.all([
      test.call(theirs, { as: 'owner' }),
      test.call(missing, { as: 'owner' }),
    ]);
    expect(hidden.status).toBe(404);
    expect({ ...(await problemOf(hidden)), requestId: '' }).toEqual({
      ...(await problemOf(absent)),
      requestId: '',
    });
  });

  it('[C1] is as missing as what does not exist: a session', async () => {
    const list = await (await test.call('/api/control/sessions', { as: 'second' })).json();
    const theirs = (list as { items: { id: string }[] }).items[0]?.id ?? '';
    const end = (id: string) => test.call(`/api/control/sessions/${id}`, { as: 'owner', method: 'DELETE' });
    const [hidden, absent] = await Promise.all([end(theirs), end(noSession)]);
    expect(hidden.status).toBe(404);
    expect({ ...(await problemOf(hidden)), requestId: '' }).toEqual({
      ...(await problemOf(absent)),
      requestId: '',
    });
    expect((await test.call('/api/control/sessions', { as: 'second' })).status).toBe(200);
  });

  it('[C1] covers every operation whose path names an object', () => {
    const others = operations.filter(({ template }) =>
      /\{/.test(template.replace('{username}', '').replace('{stream}', '').replace('{rev}', '')),
    );
    // What lies below a cast or a site of one's own is told apart where it is tested: see listeners, bans, widgets, domains.
    expect(others.map(({ id }) => id).sort()).toEqual([
      'account.revokeSession',
      'bans.delete',
      'domains.check',
      'domains.delete',
      'domains.get',
      'listeners.disconnect',
      'listeners.move',
      'listeners.moveAll',
      'public.getWidget',
      'widgets.delete',
      'widgets.update',
    ]);
  });

  // What only the staff may ask is told apart by the role, and what everybody may is of everybody: see the matrix.
  const named = operations.filter(
    ({ route, template }) => template.includes('{username}') && !['admin', 'public'].includes(route.access),
  );
  it.each(named)(
    '[C1] is as missing as what does not exist: the cast or the site of $id',
    async (operation) => {
      const { path, json, headers } = exampleOf(operation);
      const [own, theirs] = path.includes(exampleSite) ? [exampleSite, 'meadow-lane'] : ['aurora', 'meadow'];
      const of = (username: string) =>
        test.call(path.replace(own, username), { method: operation.method, json, headers, as: 'owner' });
      const [hidden, absent] = await Promise.all([of(theirs), of('nowhere')]);
      expect(hidden.status).toBe(404);
      expect({ ...(await problemOf(hidden)), requestId: '' }).toEqual({
        ...(await problemOf(absent)),
        requestId: '',
      });
    },
  );

  const lists = operations.filter(
    ({ id, route, template }) =>
      (id.endsWith('.list') && !template.includes('{') && route.access !== 'admin') ||
      id === 'casts.listOverviews',
  );
  it.each(lists)('[C1] $id lists nothing of another customer', async (operation) => {
    const [mine, theirs] = await Promise.all([ask(operation, 'owner'), ask(operation, 'second')]);
    const [own, foreignNames] = [await namesIn(mine), await namesIn(theirs)];
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((name) => foreignNames.includes(name))).toEqual([]);
  });
});

async function namesIn(response: Response): Promise<string[]> {
  const { items } = (await response.json()) as { items: Record<string, unknown>[] };
  return items.map((item) => JSON.stringify(item.id ?? item.username ?? item.name));
}
