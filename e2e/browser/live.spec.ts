import { demoPassword } from '../support/product.ts';
import { builtAudio, startSource } from '../support/source.ts';
import { expect, test } from '../support/test.ts';

const loop = builtAudio();

// A separate product instance with a cast that was never on air.
test.use({ serverEnv: { BRAND: 'Studio' } });

test('a cast goes on air, shows its title, is played and counted, and goes off air without a reload', async ({
  page,
  product,
  enter,
}) => {
  await enter('owner');
  const card = page.getByRole('article', { name: 'Nightfall FM' });
  await expect(card.getByText('Never connected', { exact: true })).toBeVisible();
  const source = await startSource({
    port: product.enginePort,
    mount: '/nightfall',
    password: demoPassword,
    file: loop,
  });
  await expect(card.getByText('Live', { exact: true })).toBeVisible({ timeout: 5_000 });
  await source.setTitle('Kelp Forest - Slow Tide');
  await expect(card).toContainText('Slow Tide', { timeout: 5_000 });
  await expect(card.getByTestId('listeners')).toHaveText('0');

  await card.getByRole('button', { name: 'Play Nightfall FM' }).click();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0), { timeout: 10_000 })
    .toBeGreaterThan(1);
  await expect(card.getByTestId('listeners')).toHaveText('1', { timeout: 6_000 });
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const listeners = await page.request.get('/cast-api/api/nightfall/listeners', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(((await listeners.json()) as { items: unknown[] }).items).toHaveLength(1);

  await card.getByRole('button', { name: 'Stop Nightfall FM' }).click();
  await expect(card.getByTestId('listeners')).toHaveText('0', { timeout: 10_000 });
  source.kill();
  await expect(card.getByText('Off air', { exact: true })).toBeVisible({ timeout: 10_000 });
});

test('two tabs share one live stream and both receive updates', async ({ page, context, product, enter }) => {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/cast-api/live')) streams.push(request.url());
  });
  await enter('owner');
  await page.getByRole('article', { name: 'Radio Aurora' }).waitFor();
  // The dashboard adds its stations to the casts of the navigation.
  await expect.poll(() => streams.at(-1)).toContain('station:');
  const before = streams.length;
  const other = await context.newPage();
  await other.goto(`${product.origin}/dashboard`);
  await other.getByRole('article', { name: 'Radio Aurora' }).waitFor();
  // Both tabs of a headless browser are visible, so a second stream would have been requested by now.
  await expect(
    other.getByRole('article', { name: 'Radio Aurora' }).getByText('Live', { exact: true }),
  ).toBeVisible();
  expect(streams.length).toBe(before);
});
