import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { productPolicy } from '../../scripts/gates/product-policy.ts';
import { serveFolder } from '../../scripts/gates/static-server.ts';
import type { Sheet } from '../stories/sheet.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('packages/ui/src/components/*/*.stories.tsx', { cwd: root }).sort();

let server: Awaited<ReturnType<typeof serveFolder>>;
/** One page for all sheets of a worker, so that loaded code is reused. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  const headers = { 'content-security-policy': await productPolicy(), 'cache-control': 'max-age=3600' };
  server = await serveFolder({ folder: join(root, '.cache/stories'), headers });
  page = await browser.newPage();
  // The current time in all stories.
  await page.clock.setFixedTime(new Date('2026-09-14T17:41:02Z'));
});
test.afterAll(async () => {
  await page.close();
  server.close();
});

for (const file of files) {
  const name = basename(file, '.stories.tsx');

  test(`${name} matches the approved pictures`, async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    const { isShown, hasCover } = await show('sheet', file);
    if (isShown) await compare(name, { fullPage: true });
    if (!hasCover) return;
    await show('cover', file);
    await compare(`${name}-open`);
  });
}

/** Opens a sheet or cover and returns what it shows. */
async function show(what: 'sheet' | 'cover', file: string): Promise<Sheet> {
  await page.goto(`${server.url}/e2e/stories/index.html?${what}=${encodeURIComponent(file)}`);
  const handle = await page.waitForFunction(() => window.shown);
  const shown = await handle.jsonValue();
  if (shown && 'isShown' in shown) return shown;
  throw new Error(shown?.failed);
}

async function compare(name: string, options: { fullPage?: boolean } = {}): Promise<void> {
  await compareOne(`${name}-light.png`, options);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await compareOne(`${name}-dark.png`, options);
}

/**
 * Compares bytes first. The assertion is slower, because it takes pictures until two are equal and compares every pixel; it is only
 * needed for a different picture.
 */
async function compareOne(file: string, options: { fullPage?: boolean }): Promise<void> {
  const approved = test.info().snapshotPath(file, { kind: 'screenshot' });
  if (existsSync(approved)) {
    const taken = await page.screenshot({ ...options, animations: 'disabled', caret: 'hide', scale: 'css' });
    if (taken.equals(readFileSync(approved))) return;
  }
  await expect(page).toHaveScreenshot(file, options);
}
