import { appearances, applyAppearance, expectAccessible } from '../support/appearance.ts';
import { demoPassword } from '../support/product.ts';
import { builtAudio, startSource } from '../support/source.ts';
import { expect, test } from '../support/test.ts';

const loop = builtAudio();

test.use({ visitor: 'owner' });

test('a cast goes on air for the first time with the encoder details of its page, counts a listener and goes off air', async ({
  page,
}) => {
  await page.goto('/cast/nightfall');
  await expect(page.getByText('Never connected', { exact: true }).first()).toBeVisible();
  const encoder = page.getByRole('region', { name: 'Connect your encoder' });
  await expect(encoder.getByRole('definition')).toHaveCount(5);
  const [, port = '', mount = ''] = await encoder.getByRole('definition').allTextContents();
  const source = await startSource({ port: Number(port), mount, password: demoPassword, file: loop });
  await expect(page.getByText('On air', { exact: true }).first()).toBeVisible({ timeout: 5_000 });
  const notice = page.getByRole('region', { name: 'You are on air' });
  await expect(notice).toContainText(`:${port}${mount}`);
  await source.setTitle('Kelp Forest - Slow Tide');
  await expect(page.getByRole('heading', { name: /Slow Tide/ })).toBeVisible({ timeout: 5_000 });
  await expect(page.getByTestId('listeners')).toHaveText('0');

  await page.getByRole('button', { name: 'Play Nightfall FM' }).click();
  await expect(page.getByTestId('listeners')).toHaveText('1', { timeout: 10_000 });
  await page.getByRole('button', { name: 'Stop Nightfall FM' }).click();
  await notice.getByRole('button', { name: 'Hide this message' }).click();
  await expect(notice).toHaveCount(0);
  // Stored on the server, for every browser.
  await page.reload();
  await expect(page.getByRole('region', { name: 'Set up your cast' })).toContainText('1 of 4 done');
  await expect(notice).toHaveCount(0);
  source.kill();
  await expect(page.getByRole('heading', { name: 'Nothing is on air' })).toBeVisible({ timeout: 10_000 });
});

test('does not show the cast of another customer', async ({ page }) => {
  await page.goto('/cast/meadow');
  await expect(page.getByText('No cast “meadow” in your account')).toBeVisible();
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
});

for (const appearance of appearances.slice(0, 2)) {
  test(`the cast page is accessible in ${appearance.theme}, ${appearance.direction}, ${appearance.width} px`, async ({
    page,
  }) => {
    await applyAppearance(page, appearance);
    await page.goto('/cast/aurora');
    await page.getByTestId('listeners').waitFor();
    await expectAccessible(page);
  });
}

test('the whole card of a cast opens it, its buttons do not', async ({ page }) => {
  await page.goto('/dashboard');
  const card = page.getByRole('article', { name: 'Nightfall FM' });
  await card.getByRole('button', { name: /^Copy the stream address/ }).click();
  await expect(page).toHaveURL(/dashboard$/);
  const box = await card.boundingBox();
  if (!box) throw new Error('the card is not on the page');
  await card.click({ position: { x: box.width / 2, y: box.height / 2 } });
  await expect(page).toHaveURL(/\/cast\/nightfall$/);
});
