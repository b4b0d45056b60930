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

const roles = ['nobody', ...actors] as const;
type Row = Readonly<Record<(typeof roles)[number], number>>;

/** 200 stands for the statuses of the example's call; the examples declare them. */
const open: Row = { nobody: 200, owner: 200, second: 200, admin: 200, superadmin: 200 };
const customers: Row = { nobody: 401, owner: 200, second: 200, admin: 403, superadmin: 403 };
const admins: Row = { nobody: 401, owner: 403, second: 403, admin: 200, superadmin: 200 };
const signedIn: Row = { nobody: 401, owner: 200, second: 200, admin: 200, superadmin: 200 };
/** The example names a cast of `owner`. */
const ownersCast: Row = { nobody: 401, owner: 200, second: 404, admin: 200, superadmin: 200 };
/** The example names a one-page site of `owner`. */
const ownersSite = ownersCast;

/** The status of each operation for each role. An operation that is missing here fails. */
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
  'directories.getListingMismatch': ownersCast,
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

describe('the access matrix', () => {
  it('[B2] has one row per operation of both documents', () => {
    expect(Object.keys(matrix).sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  const documents = [
    ['[B2]', operations.filter(({ base }) => base === '/api')],
    ['[C5]', operations.filter(({ base }) => base !== '/api')],
  ] as const;
  describe.each(documents)('%s', (row, listed) => {
    it.each(listed)(
      `${row} $id answers each role and an unknown token as the matrix states`,
      async (operation) => {
        const problems: string[] = [];
        for (const role of roles) {
          const response = await ask(operation, role === 'nobody' ? undefined : role);
          await response.body?.cancel();
          const cell = matrix[operation.id]?.[role];
          const expected = cell === 200 ? statusesOf(operation) : [cell];
          if (!expected.includes(response.status)) problems.push(`${role}: ${response.status}`);
        }
        expect(problems).toEqual([]);
        if (operation.route.access === 'public') return;
        const response = await ask(operation, undefined, 'x'.repeat(43));
        expect(response.status).toBe(401);
        expect(await problemOf(response)).toMatchObject({ code: 'auth.invalid_token' });
      },
    );
  });
});

describe('resources of another customer', () => {
  const foreign = [
    ['a list filter', '/cast-api/api/overview?usernames=meadow', '/cast-api/api/overview?usernames=nowhere'],
    [
      'a filter that also names the caller’s cast',
      '/cast-api/api/overview?usernames=aurora,meadow',
      '/cast-api/api/overview?usernames=aurora,nowhere',
    ],
    [
      'a live listeners topic',
      '/cast-api/live?topics=listeners:meadow',
      '/cast-api/live?topics=listeners:nowhere',
    ],
    ['a live topic', '/cast-api/live?topics=cast:meadow', '/cast-api/live?topics=cast:nowhere'],
    ['the fleet topic', '/cast-api/live?topics=fleet', '/cast-api/live?topics=cast:nowhere'],
  ] as const;

  it.each(foreign)('[C1] return the same 404 as missing ones: %s', async (_name, theirs, missing) => {
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

  it('[C1] return the same 404 as missing ones: a session', async () => {
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

  it('[C1] are tested for every operation whose path names an object', () => {
    const others = operations.filter(({ template }) =>
      /\{/.test(template.replace('{username}', '').replace('{stream}', '').replace('{rev}', '')),
    );
    // Objects below a cast or site are covered by the tests of listeners, bans, widgets and domains.
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

  // The matrix covers operations of staff and public ones.
  const named = operations.filter(
    ({ route, template }) => template.includes('{username}') && !['admin', 'public'].includes(route.access),
  );
  it.each(named)('[C1] return the same 404 as missing ones: the cast or site of $id', async (operation) => {
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
  });

  const lists = operations.filter(
    ({ id, route, template }) =>
      (id.endsWith('.list') && !template.includes('{') && route.access !== 'admin') ||
      id === 'casts.listOverviews',
  );
  it.each(lists)('[C1] are not listed by $id', async (operation) => {
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
