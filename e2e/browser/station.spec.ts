import { createPng } from '../../apps/server/src/testing/stand-ins/test-images.ts';
import { expectAccessible, expectNoViolation } from '../support/appearance.ts';
import { expect, test } from '../support/test.ts';

test.use({ visitor: 'owner' });

const logo = createPng(600, 400, { pixel: (x) => (x < 300 ? [232, 176, 74, 255] : [18, 48, 71, 255]) });

test('a station gets a logo that is cropped by keyboard, and refuses a file that is no picture', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Harbour Rock' }).first().click();
  const file = page.getByLabel('Picture');
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });

  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(dialog.getByRole('alert')).toContainText('cannot be shown as a picture');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await dialog.getByRole('application').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expectNoViolation(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  const picture = main.locator('[data-part="leading"] img');
  const size = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([400, 400]);
  await page.goto('/dashboard');
  const card = main.locator('[data-ui="card"]').filter({ hasText: 'Harbour Rock' }).first();
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(400);
});

test('the checks of a station are paused and resumed', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Harbour Rock' }).first().click();
  const source = page.getByRole('region', { name: 'Source of the stream' });
  await source.getByRole('button', { name: 'Pause checks' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause checks' }).click();
  await expect(page.getByText(/^Checks paused since/)).toBeVisible();
  const resume = page.getByRole('button', { name: 'Resume checks' });
  await expect(resume).toBeFocused();
  await expectAccessible(page);
  await resume.click();
  await expect(page.getByText('Checks resumed', { exact: true })).toBeVisible();
  await expect(source.getByRole('button', { name: 'Pause checks' })).toBeVisible();
});
