import { describe, expect, test } from 'vitest';
import { loadArea } from '#/area-routes.ts';
import { createTestApp, type Visitor } from '#/testing/create-test-app.ts';
import fixture from '../../../e2e/routes.fixture.json' with { type: 'json' };

interface FixtureRoute {
  path: string;
  open?: string;
  set: string;
  built: boolean;
  expect: Record<Visitor, string>;
}

const visitors = ['nobody', 'customer', 'admin', 'superadmin'] as const satisfies Visitor[];
const routes: FixtureRoute[] = fixture.routes;

async function land(path: string, visitor: Visitor) {
  const { app } = createTestApp({ path, visitor });
  let moves = 0;
  // Loads each history change, as the mounted provider does.
  app.router.history.subscribe(() => {
    moves += 1;
    void app.router.load();
  });
  await app.router.load();
  return { href: app.router.state.location.href, moves };
}

describe.each(visitors)('%s', (visitor) => {
  test.each(routes)(
    '[B3] opening $path ends at the route in the table',
    async ({ path, open = path, expect: ends }) => {
      const { href, moves } = await land(open, visitor);
      expect(href).toBe(ends[visitor]);
      expect(moves).toBeLessThanOrEqual(3);
    },
  );
});

/** The paths of everybody and of both areas. */
async function allPaths(): Promise<string[]> {
  const { router } = createTestApp().app;
  await Promise.all([loadArea(router, 'customer'), loadArea(router, 'admin')]);
  return Object.keys(router.routesByPath).map((path) => path.replace(/(.)\/$/, '$1'));
}

test('exactly the routes marked as built are in the route tree', async () => {
  const known = new Set(await allPaths());
  const inTree = (path: string) => known.has(path.replace(/\{(\w+)\}/g, '$$$1').replace(/(.)\/$/, '$1'));
  expect(routes.filter(({ path, built }) => built !== inTree(path)).map(({ path }) => path)).toEqual([]);
});

test('every route in the tree is in the table', async () => {
  const listed = new Set(
    routes.map(({ path }) => path.replace(/\{(\w+)\}/g, '$$$1').replace(/(.)\/$/, '$1')),
  );
  const known = await allPaths();
  expect(known.filter((path) => path !== '/$' && !listed.has(path))).toEqual([]);
});

test('the sign-in page keeps the full redirect target', async () => {
  const { href } = await land('/dashboard?view=list#casts', 'nobody');
  expect(href).toBe('/login?redirect=%2Fdashboard%3Fview%3Dlist%23casts');
});

test.each([
  ['/%E0%A4%A', 'nobody', '/login?redirect=%2Fdashboard'],
  ['/dashboard/%', 'customer', '/dashboard'],
  ['/admin/%zz', 'superadmin', '/admin/dashboard'],
] as const)('the malformed path %s is unknown for %s', async (path, visitor, ends) => {
  expect((await land(path, visitor)).href).toBe(ends);
});
