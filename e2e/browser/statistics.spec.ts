import { expect, test } from '../support/test.ts';

test.use({ visitor: 'owner' });

test('shows the statistics of a cast and changes the period', async ({ page }) => {
  await page.goto('/cast/aurora');
  await page.getByRole('link', { name: 'Statistics' }).click();
  const figures = page.getByRole('figure', { name: 'Key figures' });
  await expect(figures.getByText('Peak listeners')).toBeVisible();
  await expect(figures.getByText('Sample data')).toBeVisible();
  await expect(page.getByText('Sample data')).toHaveCount(1);
  await expect(page.getByRole('figure', { name: /^Most listeners on/ })).toBeVisible();
  await page.getByRole('radio', { name: '24 h' }).check();
  await expect(page).toHaveURL(/\/cast\/aurora\/stats\?period=24h$/);
  await expect(page.getByText(/^Listeners per minute/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: '7 d' })).toBeChecked();
  await expect(page.getByText(/^Listeners per hour/)).toBeVisible();
});

test('prints statistics in the light theme, without controls or split cards', async ({ page }) => {
  await page.goto('/cast/aurora/stats');
  const figures = page.getByRole('figure', { name: 'Key figures' });
  await expect(figures.getByText('Peak listeners')).toBeVisible();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await expect.poll(theme).toBe('dark');
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.body.dataset.printedIn = document.documentElement.dataset.theme;
    });
  });
  await page.pdf({ format: 'A4' });
  expect(await page.evaluate(() => document.body.dataset.printedIn)).toBe('light');
  await expect.poll(theme).toBe('dark');
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('main [data-ui="card"]')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).breakInside));
  expect(breaks.length).toBeGreaterThan(5);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  await expect(page.getByRole('combobox', { name: 'Sort songs by' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
});
