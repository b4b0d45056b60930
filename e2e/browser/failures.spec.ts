import type { Page } from '@playwright/test';
import { dress, expectAccessible, looks } from '../support/look.ts';
import { lazyRoutes, screens, throwing } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const detail = 'secret detail of line 42';
const routes = lazyRoutes();

/** The parts of this chunk throw when they are rendered. */
async function breakChunk(page: Page, file: string): Promise<void> {
  await page.route(`**/static/js/${file}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: throwing(file, detail) }),
  );
}

/** Configures where errors are reported: a stand-in that counts them. */
async function receiveReports(page: Page, origin: string): Promise<() => readonly string[]> {
  const events: string[] = [];
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const sentryDsn = `${origin.replace('://', '://key@')}/reports/1`;
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

/** The box is the same wherever it stands: below the heading of an area, in the frame, or alone. */
function placeOf(name = ''): string {
  return name.split('.').slice(0, -1).join('.');
}

for (const [index, { file, name, screen }] of routes.entries()) {
  const { path = '/', visitor = 'nobody' } = screen ?? {};
  test.describe(() => {
    test.use({ visitor });

    test(`[G12] when the route ${name} throws, the two sentences stand there, and it is reported once`, async ({
      page,
      product,
      guard,
    }) => {
      guard.allow(/page error|console error/);
      await breakChunk(page, file);
      const reports = await receiveReports(page, product.origin);
      await dress(page, looks[index % looks.length] ?? looks[0]);
      await page.goto(path);
      await expectFallback(page);
      await expect.poll(() => reports().length).toBe(1);
      if (placeOf(name) !== placeOf(routes[index - 1]?.name)) await expectAccessible(page);
      expect(reports()).toHaveLength(1);
      expect(reports()[0]).toContain(detail);
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
