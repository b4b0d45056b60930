import { startListener } from '../support/engine.ts';
import { demoPassword } from '../support/product.ts';
import { builtAudio, startSource } from '../support/source.ts';
import { expect, test } from '../support/test.ts';

const file = builtAudio();
const reason = 'The invoice of October is open. Please write to us.';

// A separate product instance, because a cast goes on air.
test.use({ visitor: 'admin', serverEnv: { BRAND: 'Studio' } });

test('staff suspends a cast: the owner sees the reason and the stream is rejected until the suspension is lifted', async ({
  page,
  browser,
  product,
  sessionOf,
}) => {
  const port = product.enginePort;
  const encoder = { port, mount: '/harbour', password: demoPassword, file };
  const sources = [(await startSource(encoder)).kill];
  const player = await startListener(port, '/harbour');
  const ownerContext = await browser.newContext({
    baseURL: product.origin,
    storageState: await sessionOf('owner'),
  });
  const ownerPage = await ownerContext.newPage();
  await ownerPage.goto('/cast/harbour');
  await expect(ownerPage.getByTestId('listeners')).toHaveText('1', { timeout: 10_000 });

  await page.goto('/admin/cast');
  await page.getByRole('searchbox').fill('harbour owner@studio');
  const row = page.getByRole('row').filter({ hasText: 'Harbour Sessions' });
  await expect(row).toContainText('Live', { timeout: 5_000 });
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('link', { name: 'Harbour Sessions' }).click();
  await expect(page.getByTestId('listeners')).toHaveText('1');
  await page.getByRole('button', { name: 'Suspend…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This disconnects the source and 1 listener.');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Suspended', { exact: true }).first()).toBeVisible();

  await expect(ownerPage.getByText(reason)).toBeVisible({ timeout: 5_000 });
  await player.ended;
  await expect.poll(() => startSource(encoder).then(() => 'accepted', String)).toContain('refused');
  await expect.poll(() => startListener(port, '/harbour').then(() => 'accepted', String)).toContain('404');
  await ownerPage.goto('/cast/harbour/settings');
  await expect(ownerPage.getByRole('textbox', { name: 'Name' })).toBeDisabled();
  await ownerContext.close();

  await page.getByRole('button', { name: 'Lift the suspension…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(page.getByRole('button', { name: 'Suspend…' })).toBeVisible();
  // The engine opens the mount with a short delay.
  const isAccepted = () =>
    startSource(encoder).then(
      ({ kill }) => sources.push(kill) > 0,
      () => false,
    );
  await expect.poll(isAccepted).toBe(true);
  await expect(page.getByTestId('listeners')).toHaveText('0', { timeout: 10_000 });
  for (const kill of sources) kill();
});
