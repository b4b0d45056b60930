import { expect, test } from '../support/test.ts';

test.use({ visitor: 'owner' });

test('a customer reads the statistics of a cast with a history, and changes the period', async ({ page }) => {
  await page.goto('/cast/aurora');
  await page.getByRole('link', { name: 'Statistics' }).click();
  const figures = page.getByRole('figure', { name: 'The period in figures' });
  await expect(figures.getByText('Peak listeners')).toBeVisible();
  const curve = page.getByRole('figure', { name: /^Most listeners on/ });
  await expect(curve.getByText('Sample data')).toBeVisible();
  await page.getByRole('radio', { name: '24 h' }).check();
  await expect(page).toHaveURL(/\/cast\/aurora\/stats\?period=24h$/);
  await expect(page.getByText(/^Listeners by the minute/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: '7 d' })).toBeChecked();
  await expect(page.getByText(/^Listeners by the hour/)).toBeVisible();
});
