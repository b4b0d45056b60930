import type { Page } from '@playwright/test';
import { keepPage, visit } from '../support/kept-page.ts';
import { dress, expectAccessible, looks, redress } from '../support/look.ts';
import { lazyRoutes, screens, throwing } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const detail = 'secret detail of line 42';
const routes = lazyRoutes();
const layouts = routes.filter(({ isLayout }) => isLayout);
const leaves = routes.filter(({ isLayout }) => !isLayout);

/** What the screen of this chunk says to us, and to nobody else, when it throws. */
const detailOf = (file: string) => `${detail}, ${file}`;

/** The parts of this chunk throw when they are rendered. */
async function breakChunk(page: Page, file: string): Promise<void> {
  await page.route(`**/static/js/${file}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: throwing(file, detailOf(file)) }),
  );
}

/** Configures where errors are reported: a stand-in that counts them. */
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

/** The two sentences of the specification in their red-tinted box, and nothing more. */
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
  `[G12] when the route ${name} throws, the two sentences stand there, and it is reported once`;

/** The box is the same wherever it stands: below the heading of an area, in the frame, or alone. */
const placeOf = (name: string) => name.split('.').slice(0, -1).join('.');
const isFirstOfPlace = (index: number, all: typeof routes) =>
  placeOf(all[index]?.name ?? '') !== placeOf(all[index - 1]?.name ?? '');

// Each block has a page of its own: they may run beside each other.
test.describe.configure({ mode: 'parallel' });

// A screen that throws is left for the next one, as its reader would.
for (const visitor of new Set(leaves.map(({ screen }) => screen?.visitor ?? 'nobody'))) {
  test.describe(() => {
    const mine = leaves.filter(({ screen }) => (screen?.visitor ?? 'nobody') === visitor);
    let reports: () => readonly string[] = () => [];
    const kept = keepPage(visitor, async ({ page, guard }) => {
      guard.allow(/page error|console error/);
      for (const { file } of mine) await breakChunk(page, file);
      reports = await receiveReports(page);
      await dress(page, looks[0]);
    });

    for (const [index, { file, name, screen }] of mine.entries()) {
      test(titleOf(name), async () => {
        const { page } = kept();
        const mineOnly = () => reports().filter((report) => report.includes(detailOf(file)));
        await visit(page, screen?.path ?? '/');
        await redress(page, looks[index % looks.length] ?? looks[0]);
        await expect.poll(() => mineOnly().length).toBe(1);
        await expectFallback(page);
        if (isFirstOfPlace(index, mine)) await expectAccessible(page);
        expect(mineOnly()).toHaveLength(1);
      });
    }
  });
}

// A layout is there from the start of its area.
for (const [index, { file, name, screen }] of layouts.entries()) {
  test.describe(() => {
    test.use({ visitor: screen?.visitor ?? 'nobody', freshWindow: true });

    test(titleOf(name), async ({ page, guard }) => {
      guard.allow(/page error|console error/);
      await breakChunk(page, file);
      const reports = await receiveReports(page);
      await dress(page, looks[index % looks.length] ?? looks[0]);
      await page.goto(screen?.path ?? '/');
      await expectFallback(page);
      await expect.poll(() => reports().length).toBe(1);
      await expectAccessible(page);
      expect(reports()).toHaveLength(1);
      expect(reports()[0]).toContain(detailOf(file));
    });
  });
}

test('[G12] every lazy route of the build was made to throw, and every screen is one', () => {
  expect(routes.filter(({ screen }) => !screen).map(({ name }) => name)).toEqual([]);
  const thrown = new Set(routes.map(({ name }) => name));
  expect(screens.map(({ name }) => name).filter((name) => !thrown.has(name))).toEqual([]);
});

test('[G12] where no address is configured nothing is reported', async ({ page, guard }) => {
  guard.allow(/page error|console error/);
  await breakChunk(page, routes.find(({ screen }) => screen?.path === '/login')?.file ?? '');
  await page.goto('/login');
  await expectFallback(page);
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(asked.filter((name) => /reporter|envelope/.test(name))).toEqual([]);
});
