import { expect, test } from '../support/test.ts';

test.use({ serverEnv: { ENGINE: 'off' } });

test('shows no listener count, title or on-air status without an engine', async ({ page, enter }) => {
  await enter('owner');
  await page.getByRole('heading', { name: 'Casts and stations' }).waitFor();
  await expect(page.getByRole('article', { name: 'Radio Aurora' })).toBeVisible();
  // The stream of this station is on another server, which tells its listeners.
  const external = page.locator('[data-ui="card"]').filter({ hasText: 'Harbour Rock' });
  await expect(external).toHaveCount(1);
  await expect(page.getByTestId('listeners')).toHaveCount(await external.getByTestId('listeners').count());
  const text = (await page.getByRole('main').textContent()) ?? '';
  expect(text.replace((await external.textContent()) ?? '', '')).not.toMatch(
    /on air|\bLive\b|\d+\s+(listening|listeners)/i,
  );
});

test('shows the admin no totals without an engine', async ({ page, enter }) => {
  await enter('admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByTestId('fleet-listeners')).toHaveCount(0);
  expect(await page.getByRole('main').textContent()).not.toMatch(/on air|\d+\s+(listening|listeners)/i);
});
