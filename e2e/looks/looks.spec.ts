import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { productPolicy } from '../../scripts/gates/product-policy.ts';
import { serveFolder } from '../../scripts/gates/static-server.ts';
import type { Sheet } from '../stories/sheet.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('packages/ui/src/components/*/*.stories.tsx', { cwd: root }).sort();

let server: Awaited<ReturnType<typeof serveFolder>>;
/** One window for all sheets of a worker: it keeps the code it has read. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  const headers = { 'content-security-policy': await productPolicy(), 'cache-control': 'max-age=3600' };
  server = await serveFolder({ folder: join(root, '.cache/stories'), headers });
  page = await browser.newPage();
  // Stories that show the present show this one.
  await page.clock.setFixedTime(new Date('2026-09-14T17:41:02Z'));
});
test.afterAll(async () => {
  await page.close();
  server.close();
});

for (const file of files) {
  const name = basename(file, '.stories.tsx');

  test(`${name} looks as before`, async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    const { isShown, hasCover } = await show('sheet', file);
    if (isShown) await compare(name, { fullPage: true });
    if (!hasCover) return;
    await show('cover', file);
    await compare(`${name}-open`);
  });
}

/** What there is to see. */
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
 * A picture whose bytes are the approved one's is that picture. Only another one is worth what the assertion does: to take
 * pictures until two are equal and to weigh each point of them.
 */
async function compareOne(file: string, options: { fullPage?: boolean }): Promise<void> {
  const approved = test.info().snapshotPath(file, { kind: 'screenshot' });
  if (existsSync(approved)) {
    const taken = await page.screenshot({ ...options, animations: 'disabled', caret: 'hide', scale: 'css' });
    if (taken.equals(readFileSync(approved))) return;
  }
  await expect(page).toHaveScreenshot(file, options);
}
