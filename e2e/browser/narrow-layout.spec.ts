import type { Page } from '@playwright/test';
import { demoPassword } from '../support/product.ts';
import { screens } from '../support/routes.ts';
import { navigate, sharePage } from '../support/shared-page.ts';
import { builtAudio, type Source, startSource } from '../support/source.ts';
import { expect, test } from '../support/test.ts';

const loop = builtAudio();

const longTitle =
  'Philharmonisches Donaudampfschifffahrtsorchester – Die längste Nacht des Jahres am Ufer des Flusses (Live, Remaster 2026, Teil drei)';
const longName = 'Radio Aurora Borealis – Nachrichten und Klassik aus Lappland';
const widths = [360, 768, 834, 1024, 1440, 1920];

test.use({ serverEnv: { BRAND: 'Layout' } });

/** Long names in every reply that has names of casts, customers or streams. */
async function lengthenNames(page: Page): Promise<void> {
  await page.route(/\/(?:control|cast-api|admin-api|api)\/(?!live)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch().catch(() => null);
    if (!response) return;
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const text = (await response.text()).replace(
      /"(name|customer|title)":"(?:Radio Aurora|Meadow[^"]*|Nightfall FM|Harbour[^"]*|Main|Music|Olive[^"]*)"/g,
      `"$1":"${longName}"`,
    );
    return route.fulfill({ response, body: text });
  });
}

/** Runs in the page: what is wider than the page, hidden without a way to reach it, or broken inside. */
function layoutFaults(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}[${element.getAttribute('data-ui') ?? element.getAttribute('data-part') ?? ''}] "${(element.textContent ?? '').slice(0, 40)}"`;
  if (root.scrollWidth > root.clientWidth)
    faults.push(`the page is ${root.scrollWidth} px wide in ${root.clientWidth}`);

  for (const cell of document.querySelectorAll(
    'main :is(td, th, [role="gridcell"], [role="columnheader"])',
  )) {
    const box = cell.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || !cell.checkVisibility({ visibilityProperty: true })) continue;
    for (let parent = cell.parentElement; parent && parent !== root; parent = parent.parentElement) {
      const { overflowX } = getComputedStyle(parent);
      if (overflowX === 'visible') continue;
      const frame = parent.getBoundingClientRect();
      if (overflowX === 'auto' || overflowX === 'scroll' || frame.width < 2) break;
      if (box.right > frame.right + 1 || box.left < frame.left - 1)
        faults.push(`${nameOf(cell)} is clipped by ${nameOf(parent)}`);
    }
  }

  // A date, a number or an ordinary word on two lines.
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const text = node.nodeValue ?? '';
    const element = node.parentElement;
    if (
      !element?.checkVisibility() ||
      element.closest('code, pre, .font-mono, [data-ui="code-block"], svg, textarea')
    )
      continue;
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}:./,%]{2,16}(?![\p{L}\p{N}])/gu)) {
      if (!/^[\p{Script=Latin}\p{N}:./,%]+$/u.test(word) || /[\p{L}\p{N}]$/u.test(text.slice(0, index)))
        continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) faults.push(`"${word}" is broken in ${nameOf(element)}`);
    }
  }
  return faults;
}

async function expectSoundLayout(page: Page, path: string): Promise<void> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Two frames: one for the new size, one for what depends on it.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    for (const fault of await page.evaluate(layoutFaults)) faults.push(`${path} at ${width}: ${fault}`);
  }
  expect.soft(faults, path).toEqual([]);
}

for (const visitor of ['owner', 'admin', 'nobody'] as const) {
  test.describe(`layout for ${visitor}`, () => {
    let source: Source | undefined;
    test.beforeAll(async ({ product }) => {
      if (visitor === 'nobody') return;
      source = await startSource({
        port: product.enginePort,
        mount: '/nightfall',
        password: demoPassword,
        file: loop,
      });
      await source.setTitle(longTitle);
    });
    test.afterAll(() => source?.kill());
    const shared = sharePage(visitor, async ({ page }) => {
      await lengthenNames(page);
      await page.goto(
        visitor === 'nobody' ? '/login' : visitor === 'admin' ? '/admin/dashboard' : '/dashboard',
      );
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    });

    test(`[faults D1] no page of the ${visitor} is wider than the screen or hides a column`, async () => {
      test.setTimeout(90_000);
      const { page, guard } = shared();
      // What does not exist in the demo: the addresses show that it is missing.
      guard.allow(
        /404 .*\/(?:webhooks\/00000000|stations\/a1b2c3d4e5f6\/status|silence\/(?:manage|policies)\/01990000)/,
      );
      const own = screens.filter((screen) => screen.visitor === visitor).map(({ path }) => path);
      const paths = own.map((path) => path.replace(/\/cast\/aurora$/, '/cast/nightfall'));
      expect(paths.length).toBeGreaterThan(2);
      for (const path of paths) {
        if (new URL(page.url()).pathname !== path) {
          if (visitor === 'nobody') await page.goto(path);
          else await navigate(page, path);
        }
        await expect(page.locator('main [data-ui="skeleton"]')).toHaveCount(0);
        // Parts below the fold are mounted when they come into view.
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await expectSoundLayout(page, path);
      }
    });
  });
}
