import { appearances, applyAppearance, expectAccessibleInEveryAppearance } from '../support/appearance.ts';
import { startListener } from '../support/engine.ts';
import { expect, test } from '../support/test.ts';

// A separate product instance, because listener counts are asserted.
test.use({ visitor: 'owner', serverEnv: { BRAND: 'Studio' } });
test.describe.configure({ mode: 'serial' });

const path = '/cast/aurora/current-listeners';
const vlc = { 'user-agent': 'VLC/3.0.20 LibVLC/3.0.20' };

test('shows a new listener within two seconds and disconnects it', async ({ page, product }) => {
  await page.goto(path);
  await expect(page.getByText('No listeners right now').first()).toBeVisible();
  const player = await startListener(product.enginePort, '/aurora', vlc);
  const row = page.getByRole('row').filter({ hasText: '127.0.0.x' });
  await expect(row).toBeVisible({ timeout: 2_000 });
  await expect(row).toContainText('VLC');
  await row.getByRole('button', { name: /Actions|More/ }).click();
  await page.getByRole('menuitem', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await player.ended;
  await expect(page.getByText('Listener disconnected').first()).toBeVisible();
  await expect(row).toHaveCount(0);
});

const join = (port: number, agent: string) =>
  startListener(port, '/aurora', { 'user-agent': agent }).then(
    ({ stop }) => {
      stop();
      return 'accepted';
    },
    (error: Error) => error.message,
  );

test('disconnects a banned player and rejects it until the ban is removed', async ({ page, product }) => {
  const agent = 'Streamripper/1.64.6';
  await page.goto(path);
  const player = await startListener(product.enginePort, '/aurora', { 'user-agent': agent });
  const row = page.getByRole('row').filter({ hasText: 'streamripper' });
  await row.getByRole('button', { name: /Actions|More/ }).click();
  await page.getByRole('menuitem', { name: 'Ban…' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('radio', { name: /this type of player/i }).click();
  await expect(dialog.getByText(/1 listener/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Ban/ }).click();
  await player.ended;
  await expect.poll(() => join(product.enginePort, agent)).toContain('403');
  expect(await join(product.enginePort, 'VLC/3.0.20')).toBe('accepted');

  await page.goto(`${path}?view=bans`);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.poll(() => join(product.enginePort, agent)).toBe('accepted');
});

test('country rules disconnect blocked listeners and reject new ones without a restart', async ({
  page,
  product,
}) => {
  const player = await startListener(product.enginePort, '/aurora', vlc);
  const other = await startListener(product.enginePort, '/atlantic', vlc);
  await page.goto('/cast/aurora/geoblocking');
  await page.getByRole('switch', { name: 'Restrict by country' }).check();
  await page.getByRole('radio', { name: 'Only these countries' }).click();
  await page.getByRole('combobox', { name: 'Countries' }).fill('Irel');
  await page.getByRole('option', { name: 'Ireland', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.keyboard.type('203.0.113.40');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Office in Berlin');
  await page.getByRole('button', { name: 'Save' }).click();
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation).toContainText('These rules block 1 connected listener');
  await confirmation.getByRole('radio', { name: 'Disconnect them now' }).click();
  await confirmation.getByRole('button', { name: 'Save rules' }).click();
  await player.ended;
  await expect.poll(() => join(product.enginePort, 'VLC/3.0.20')).toContain('403');
  const before = other.bytes();
  await expect.poll(other.bytes).toBeGreaterThan(before);
  other.stop();
  await page.getByRole('button', { name: 'History of Country rules' }).click();
  const history = page.getByRole('dialog', { name: 'History of Country rules' });
  await expect(history).toContainText('203.0.113.40 · Office in Berlin');
  await expect(history).toContainText('1 listener was disconnected.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Note on address or network 1' })).toHaveValue(
    'Office in Berlin',
  );
});

for (const screen of [path, '/cast/aurora/geoblocking']) {
  test(`[F7] ${screen} is accessible in every appearance`, async ({ page }) => {
    await applyAppearance(page, appearances[0]);
    await page.goto(screen);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessibleInEveryAppearance(page, screen);
  });
}
