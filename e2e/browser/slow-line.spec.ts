import type { Locator, Page } from '@playwright/test';
import { type Appearance, appearanceName, appearances, applyAppearance } from '../support/appearance.ts';
import { expect, test, type Visitor } from '../support/test.ts';

/** Where an element is on the screen. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Holds back all code and styles except those that the outline needs; returns a function that releases them. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/static\/css\/|\/static\/js\/(?!boot\.)|\/css\/(?!outline\.)/, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} has no box`);
  return box;
}

/** The colours of an element's background image, which is over its background colour. */
async function colorsOf(part: Locator): Promise<string[]> {
  const image = await part.evaluate((element) => getComputedStyle(element).backgroundImage);
  return image.match(/(?:rgba?|color)\([^)]+\)/g) ?? [];
}

/** The outline of the open page, and what stands in its place later. */
const framedParts = [
  ['.o-header', '[data-part="header"]'],
  ['.o-nav', '[data-part="side"]'],
  ['.o-page > .o-title', 'h1'],
  ['.o-cards > :first-child', 'main [data-ui="card"] >> nth=0'],
] as const;
const signInParts = [
  ['.o-field >> nth=0', '[name="email"]'],
  ['.o-button', 'form button[type="submit"]'],
] as const;

const surfaces = { light: 'rgb(247, 248, 250)', dark: 'rgb(15, 18, 22)' };

async function expectOutlineInPlace(
  page: Page,
  path: string,
  appearance: Appearance,
  parts: readonly (readonly [string, string])[],
): Promise<void> {
  const where = `${path}, ${appearanceName(appearance)}`;
  await applyAppearance(page, appearance);
  const release = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  const outline = page.locator('#outline');
  await expect(outline, where).toBeVisible();
  await expect(outline).toHaveCSS('background-color', surfaces[appearance.theme]);
  await expect(outline).toHaveCSS('direction', appearance.direction);
  await expect(outline.getByRole('status')).toHaveText('Loading', { useInnerText: true });
  const shown: [string, Box][] = [];
  for (const [shape, later] of parts) {
    // On a phone there is no navigation at the side.
    if (appearance.width < 768 && shape === '.o-nav') await expect(page.locator(shape)).toBeHidden();
    else shown.push([later, await boxOf(outline.locator(shape))]);
  }
  release();
  await expect(outline, where).toBeHidden({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [data-ui="skeleton"]')).toHaveCount(0);
  for (const [later, before] of shown) {
    const now = await boxOf(page.locator(later));
    const isTitle = later === 'h1';
    const startOf = ({ x, width }: Box) => (appearance.direction === 'rtl' ? x + width : x);
    const start = Math.abs(startOf(now) - startOf(before));
    const top = Math.abs(
      now.y + (isTitle ? now.height / 2 : 0) - before.y - (isTitle ? before.height / 2 : 0),
    );
    const width = isTitle ? 0 : Math.abs(now.width - before.width);
    expect.soft({ start: start > 2, top: top > 2, width: width > 2 }, `${where}: ${later}`).toEqual({
      start: false,
      top: false,
      width: false,
    });
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

const pages: readonly {
  visitor: Visitor;
  paths: readonly string[];
  parts: typeof framedParts | typeof signInParts;
}[] = [
  { visitor: 'nobody', paths: ['/login'], parts: signInParts },
  {
    visitor: 'owner',
    paths: ['/dashboard', '/cast/aurora', '/cast/aurora/stats', '/cast/aurora/current-listeners'],
    parts: framedParts,
  },
  { visitor: 'admin', paths: ['/admin/dashboard', '/admin/cast/aurora/stats'], parts: framedParts },
];

for (const { visitor, paths, parts } of pages)
  test.describe(`on a slow line, for ${visitor}`, () => {
    test.use({ visitor, freshWindow: true });
    for (const path of paths)
      test(`[D17] the outline of ${path} is shown before any code, where the page will be`, async ({
        page,
      }) => {
        test.slow();
        for (const appearance of appearances) await expectOutlineInPlace(page, path, appearance, parts);
      });
  });

test.describe('on a slow line, in another language', () => {
  test.use({ visitor: 'owner', freshWindow: true });

  test('[D17] the outline follows the stored settings', async ({ page }) => {
    const colors = { headerNavColor: '#6d28d9', topNavColor: '#0f766e' };
    await page.addInitScript((own) => {
      const stored = JSON.parse(localStorage.getItem('studio.state') ?? '{}');
      const theme = { ...stored.theme, ...own, locale: 'fr', navType: 'top' };
      localStorage.setItem('studio.state', JSON.stringify({ ...stored, theme }));
    }, colors);
    const release = await holdCode(page);
    const preloaded = page.waitForRequest(/\/static\/i18n\/fr\./);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page.locator('#outline').getByRole('status')).toHaveText('Chargement', {
      useInnerText: true,
    });
    await expect(page.locator('.o-top-nav')).toBeVisible();
    await expect(page.locator('.o-nav')).toBeHidden();
    const bars = { header: 'rgb(109, 40, 217)', 'top-nav': 'rgb(15, 118, 110)' };
    for (const [bar, color] of Object.entries(bars))
      expect(await colorsOf(page.locator(`.o-${bar}`)), bar).toContain(color);
    expect(await colorsOf(page.locator('.o-search'))).toContain('rgb(109, 40, 217)');
    await preloaded;
    release();
    await expect(page.locator('#outline')).toBeHidden();
    for (const [bar, color] of Object.entries(bars))
      await expect(page.locator(`[data-part="${bar}"]`)).toHaveCSS('background-color', color);
  });

  test('[D17] the outline has the colours of the theme without valid colours of the user', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const stored = JSON.parse(localStorage.getItem('studio.state') ?? '{}');
      const theme = { ...stored.theme, navType: 'top', headerNavColor: '', topNavColor: 'none' };
      localStorage.setItem('studio.state', JSON.stringify({ ...stored, theme }));
    });
    const release = await holdCode(page);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    const header = page.locator('.o-header');
    await expect(header).toBeVisible();
    await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.o-top-nav')).toHaveCSS('background-color', 'rgb(252, 252, 253)');
    for (const part of ['.o-header', '.o-top-nav'])
      expect(new Set(await colorsOf(page.locator(part))), part).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    release();
    await expect(page.locator('#outline')).toBeHidden();
  });
});
