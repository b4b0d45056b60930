import type { Page } from '@playwright/test';
import { appearances, applyAppearance, changeAppearance, expectAccessible } from '../support/appearance.ts';
import { lazyRoutes, screens, throwing } from '../support/routes.ts';
import { openScreen, sharePage } from '../support/shared-page.ts';
import { expect, test } from '../support/test.ts';

const detail = 'secret detail of line 42';
const routes = lazyRoutes();
const layouts = routes.filter(({ isLayout }) => isLayout);
const leaves = routes.filter(({ isLayout }) => !isLayout);

/** The error detail of this chunk, which is reported but never shown. */
const detailOf = (file: string) => `${detail}, ${file}`;

/** Makes the screen of this chunk throw when rendered. */
async function breakChunk(page: Page, file: string): Promise<void> {
  await page.route(`**/static/js/${file}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: throwing(file, detailOf(file)) }),
  );
}

/** Configures a mock error reporter that records events. */
async function receiveReports(page: Page): Promise<() => readonly string[]> {
  const events: string[] = [];
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const sentryDsn = `${new URL(response.url()).origin.replace('://', '://key@')}/reports/1`;
    await route.fulfill({ response, json: { ...(await response.json()), sentryDsn } });
  });
  await page.route('**/reports/api/1/envelope/**', (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('"type":"event"')) events.push(body);
    return route.fulfill({ json: {} });
  });
  return () => events;
}

/** Expects the specified error message in a red-tinted box, without details. */
async function expectFallback(page: Page): Promise<void> {
  const box = page.getByRole('alert').filter({ has: page.getByRole('heading') });
  await expect(box).toHaveText('An error has occurredOur team has been notified. Please try again later.');
  await expect(box.getByRole('heading', { name: 'An error has occurred', exact: true })).toBeFocused();
  expect(await page.locator('html').innerHTML()).not.toContain(detail);
  const redness = () =>
    box.evaluate((element) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return 0;
      context.fillStyle = getComputedStyle(element).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return red - Math.max(green, blue);
    });
  await expect.poll(redness, 'the tint of the box').toBeGreaterThan(0);
}

const titleOf = (name: string) =>
  `[G12] when the route ${name} throws, shows the error message and reports it once`;

/** The error box is the same within an area, so accessibility is checked once per area. */
const areaOf = (name: string) => name.split('.').slice(0, -1).join('.');
const isFirstOfArea = (index: number, all: typeof routes) =>
  areaOf(all[index]?.name ?? '') !== areaOf(all[index - 1]?.name ?? '');

// Each block has its own page, so blocks can run in parallel.
test.describe.configure({ mode: 'parallel' });

// Navigates from one failed screen to the next, as a user would.
for (const visitor of new Set(leaves.map(({ screen }) => screen?.visitor ?? 'nobody'))) {
  test.describe(() => {
    const mine = leaves.filter(({ screen }) => (screen?.visitor ?? 'nobody') === visitor);
    let reports: () => readonly string[] = () => [];
    const shared = sharePage(visitor, async ({ page, guard }) => {
      guard.allow(/page error|console error/);
      for (const { file } of mine) await breakChunk(page, file);
      reports = await receiveReports(page);
      await applyAppearance(page, appearances[0]);
    });

    for (const [index, { file, name, screen }] of mine.entries()) {
      test(titleOf(name), async () => {
        const { page } = shared();
        const mineOnly = () => reports().filter((report) => report.includes(detailOf(file)));
        await openScreen(page, screen?.path ?? '/');
        await changeAppearance(page, appearances[index % appearances.length] ?? appearances[0]);
        await expect.poll(() => mineOnly().length).toBe(1);
        await expectFallback(page);
        if (isFirstOfArea(index, mine)) await expectAccessible(page);
        expect(mineOnly()).toHaveLength(1);
      });
    }
  });
}

// Layouts load with their area, so each needs a fresh page.
for (const [index, { file, name, screen }] of layouts.entries()) {
  test.describe(() => {
    test.use({ visitor: screen?.visitor ?? 'nobody', freshWindow: true });

    test(titleOf(name), async ({ page, guard }) => {
      guard.allow(/page error|console error/);
      await breakChunk(page, file);
      const reports = await receiveReports(page);
      await applyAppearance(page, appearances[index % appearances.length] ?? appearances[0]);
      await page.goto(screen?.path ?? '/');
      await expectFallback(page);
      await expect.poll(() => reports().length).toBe(1);
      await expectAccessible(page);
      expect(reports()).toHaveLength(1);
      expect(reports()[0]).toContain(detailOf(file));
    });
  });
}

test('[G12] covers every lazy route of the build and every screen', () => {
  expect(routes.filter(({ screen }) => !screen).map(({ name }) => name)).toEqual([]);
  const thrown = new Set(routes.map(({ name }) => name));
  expect(screens.map(({ name }) => name).filter((name) => !thrown.has(name))).toEqual([]);
});

test('[G12] reports nothing without a configured address', async ({ page, guard }) => {
  guard.allow(/page error|console error/);
  await breakChunk(page, routes.find(({ screen }) => screen?.path === '/login')?.file ?? '');
  await page.goto('/login');
  await expectFallback(page);
  const resources = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(resources.filter((name) => /reporter|envelope/.test(name))).toEqual([]);
});
