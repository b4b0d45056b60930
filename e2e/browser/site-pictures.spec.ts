import type { Locator } from '@playwright/test';
import { createPng } from '../../apps/server/src/testing/stand-ins/test-images.ts';
import { expectNoViolation } from '../support/appearance.ts';
import { expect, test } from '../support/test.ts';

test.use({ visitor: 'owner' });

const buffer = createPng(3_000, 1_000, {
  pixel: (x) => (x < 1_500 ? [232, 176, 74, 255] : [18, 48, 71, 255]),
});
const photo = { name: 'harbour.png', mimeType: 'image/png', buffer };

/** Width and height of the stored picture in a field. */
const sizeOf = (field: Locator) =>
  field
    .locator('[data-part="preview"] img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);

test('pictures of a site are cropped before they are uploaded, and again afterwards', async ({ page }) => {
  await page.goto('/onepage/harbour');
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  const usePart = dialog.getByRole('button', { name: 'Use this part' });
  const fieldOf = (label: RegExp) =>
    page.locator('[data-ui="field"]').filter({ has: page.getByLabel(label) });

  await test.step('the picture of the first section', async () => {
    const label = /^Your own picture/;
    await page.getByLabel(label).setInputFiles(photo);
    await expect(dialog.getByRole('application')).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await expectNoViolation(page, '[role="dialog"]');
    await usePart.click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => sizeOf(fieldOf(label))).toEqual([1_500, 1_000]);
    await fieldOf(label).getByRole('button', { name: 'Crop' }).click();
    await expect(dialog.getByRole('application')).toBeFocused();
    await page.keyboard.press('+');
    await usePart.click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => sizeOf(fieldOf(label))).toEqual([1_200, 800]);
    await expect(page.getByRole('status').filter({ hasText: /Saved \d/ })).toBeVisible();
  });

  await test.step('the picture of shared links', async () => {
    const label = /^Picture of shared links/;
    await page.goto('/onepage/harbour/settings');
    await page.getByLabel(label).setInputFiles(photo);
    await usePart.click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => sizeOf(fieldOf(label))).toEqual([1_200, 630]);
  });
});
