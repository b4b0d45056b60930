import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startListener } from '../support/engine.ts';
import { screens } from '../support/routes.ts';
import { openScreen } from '../support/shared-page.ts';
import { expect, test } from '../support/test.ts';
import { openTouchPage, overlays, smallTargetsOf, untilLoaded } from '../support/touch-targets.ts';

const home = { nobody: '/login', owner: '/dashboard', admin: '/admin/dashboard' } as const;

for (const visitor of ['nobody', 'owner', 'admin'] as const)
  for (const width of [360, 834])
    test(`[D6] on touch every control of the pages for ${visitor} has 44 px, ${width} px wide`, async ({
      browser,
      product,
      sessionOf,
    }) => {
      test.setTimeout(120_000);
      const page = await openTouchPage(browser, {
        baseURL: product.origin,
        storageState: await sessionOf(visitor),
        path: home[visitor],
        width,
      });
      for (const { path } of screens.filter((screen) => screen.visitor === visitor)) {
        await page.goto(path);
        await untilLoaded(page);
        expect.soft(await smallTargetsOf(page), path).toEqual([]);
      }
      await page.context().close();
    });

interface DialogFixture {
  readonly dialogs: readonly {
    readonly path: string;
    readonly visitor: string;
    readonly button: string;
    readonly item: string | null;
    readonly role: 'dialog' | 'alertdialog';
  }[];
}

const { dialogs } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../dialogs.fixture.json'), 'utf8'),
) as DialogFixture;

/**
 * Runs in the page: marks the buttons that open a menu, list or dialog, one of each kind, and returns their names. The same
 * beginning of the name is the same kind, as of the actions of each row. `seen` has the kinds of the frame.
 */
function markTriggers(seen: readonly string[]): { name: string; isOfFrame: boolean }[] {
  const kinds = new Set(seen);
  const found: { name: string; isOfFrame: boolean }[] = [];
  for (const element of document.querySelectorAll('[data-opener]')) element.removeAttribute('data-opener');
  for (const trigger of document.querySelectorAll<HTMLElement>('[aria-haspopup]:not(:disabled)')) {
    if (trigger.closest('[inert], [aria-hidden="true"]')) continue;
    if (!trigger.checkVisibility({ visibilityProperty: true })) continue;
    const label = (trigger.getAttribute('aria-label') ?? trigger.textContent ?? '').trim();
    const name = label.split(/\s+/).slice(0, 2).join(' ');
    if (kinds.has(name)) continue;
    kinds.add(name);
    trigger.dataset.opener = String(found.length);
    found.push({ name, isOfFrame: !trigger.closest('main') });
  }
  return found;
}

/** The faults of the open menus and dialogs, which it closes. */
async function faultsOfOverlay(page: Page, where: string): Promise<string[]> {
  const open = page.locator(overlays).filter({ visible: true });
  await expect(open.first(), where).toBeVisible();
  await expect(page.locator(`${overlays} [data-ui="skeleton"]`)).toHaveCount(0);
  const faults = await smallTargetsOf(page, overlays);
  for (let left = 3; left > 0 && (await open.count()) > 0; left -= 1) await page.keyboard.press('Escape');
  await expect(open, where).toHaveCount(0);
  // Focus returns to the opener a moment later; the heading of the next screen must not lose it to that.
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), { message: where })
    .toBe(true);
  return faults;
}

for (const [visitor, width] of [
  ['owner', 360],
  ['admin', 834],
] as const)
  test(`[D6] on touch every control of the menus and dialogs for ${visitor} has 44 px, ${width} px wide`, async ({
    browser,
    product,
    sessionOf,
  }) => {
    test.setTimeout(120_000);
    const listener = await startListener(product.enginePort, '/aurora', { 'user-agent': 'VLC/3.0.20' });
    const page = await openTouchPage(browser, {
      baseURL: product.origin,
      storageState: await sessionOf(visitor),
      path: home[visitor],
      width,
    });
    await untilLoaded(page);
    const seen: string[] = [];
    let opened = 0;
    for (const { path } of screens.filter((screen) => screen.visitor === visitor)) {
      await openScreen(page, path);
      await untilLoaded(page);
      for (const [index, { name, isOfFrame }] of (await page.evaluate(markTriggers, seen)).entries()) {
        if (isOfFrame) seen.push(name);
        await page.locator(`[data-opener="${index}"]`).click();
        const where = `${path}: ${name}`;
        expect.soft(await faultsOfOverlay(page, where), where).toEqual([]);
        opened += 1;
      }
    }
    expect(opened).toBeGreaterThan(10);
    for (const { path, button, item } of dialogs.filter(
      (dialog) => (dialog.visitor === 'admin') === (visitor === 'admin'),
    )) {
      await page.goto(path);
      await untilLoaded(page);
      await page
        .getByRole('button', { name: new RegExp(button) })
        .filter({ visible: true })
        .first()
        .click();
      if (item !== null) await page.getByRole('menuitem', { name: new RegExp(item) }).click();
      await page.locator('[role="dialog"], [role="alertdialog"]').waitFor();
      const where = `${path}: ${item ?? button}`;
      expect.soft(await faultsOfOverlay(page, where), where).toEqual([]);
    }
    listener.stop();
    await page.context().close();
  });
