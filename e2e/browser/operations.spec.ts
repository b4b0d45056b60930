import type { Page } from '@playwright/test';
import { startListener } from '../support/engine.ts';
import { demoPassword } from '../support/product.ts';
import { builtAudio, type Source, startSource } from '../support/source.ts';
import { expect, test } from '../support/test.ts';

const file = builtAudio();

// A separate product instance, because shared data is changed.
test.use({ visitor: 'owner', serverEnv: { BRAND: 'Studio' } });
test.describe.configure({ mode: 'serial' });

const cast = '/cast/harbour';
const expectMessage = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** Connects an encoder, with retries until the mount is free. */
async function feed(port: number, mount: string, password = demoPassword): Promise<Source> {
  let source: Source | undefined;
  await expect(async () => {
    source = await startSource({ port, mount, password, file });
  }).toPass({ intervals: [100, 250, 500], timeout: 10_000 });
  return source as Source;
}

test('renames a cast, limits connections per address, restores the name and resets statistics', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectMessage(page, 'Settings saved');
    await page.getByRole('button', { name: 'Close' }).first().click();
  };
  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Settings sections' }).getByRole('link', { name }).click();
  await page.goto(`${cast}/settings`);
  for (const name of ['Harbour Nights', 'Harbour Days']) {
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await save();
    await expect(heading(name)).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name }),
    ).toBeVisible();
  }
  await part('Server');
  await page.getByLabel('Listeners from one address').fill('2');
  await save();

  await part('General');
  await page.getByRole('button', { name: 'History of General' }).click();
  const history = page.getByRole('dialog', { name: 'History of General' });
  // The second of three versions: the last one is current, the first is the initial one.
  await history.getByTestId('restore-button').first().click();
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation).toContainText('Harbour Nights');
  await confirmation.getByRole('button', { name: 'Restore' }).click();
  await expectMessage(page, 'Version restored');
  await expect(heading('Harbour Nights')).toBeVisible();
  await page.getByRole('button', { name: 'History of General' }).click();
  await expect(history.getByText('Restored')).toBeVisible();
  await page.keyboard.press('Escape');

  await part('Danger zone');
  await page.getByRole('button', { name: 'Reset statistics…' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(/[1-9][\d,]* counts are permanently deleted/);
  const go = alert.getByRole('button', { name: 'Delete statistics' });
  await expect(go).toBeDisabled();
  await alert.getByRole('textbox').fill('Harbour Nights');
  await go.click();
  await expectMessage(page, 'Statistics deleted');
});

test('a new stream accepts a source with its own password and goes on air', async ({ page, product }) => {
  await page.goto(`${cast}/settings?tab=streams`);
  await page.getByRole('button', { name: 'Add a stream' }).click();
  await page.getByRole('textbox', { name: 'Name' }).last().fill('High quality');
  await page.getByRole('textbox', { name: 'Mount' }).last().fill('/harbour-hq');
  await expect(page.getByText('No one is listening, so no one is disconnected.')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, 'Streams saved');
  await page.getByRole('button', { name: 'Show', exact: true }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Show the source password' });
  await dialog.getByLabel('Your password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Show', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const password = (await page.locator(':focus').textContent()) ?? '';
  const source = await feed(product.enginePort, '/harbour-hq', password);
  await page.getByRole('link', { name: 'Overview' }).click();
  const row = page.getByRole('row').filter({ hasText: '/harbour-hq' });
  await expect(row.getByText('On air', { exact: true })).toBeVisible();
  source.kill();
});

test('a listener survives a restart and is disconnected with the encoder or when the cast is stopped', async ({
  page,
  product,
}) => {
  const port = product.enginePort;
  const play = async () => {
    const player = await startListener(port, '/harbour', { 'user-agent': 'VLC/3.0.20 LibVLC/3.0.20' });
    await expect(page.getByTestId('listeners')).toHaveText('1');
    return player;
  };
  const server = async (act: 'Restart' | 'Stop', cost: string) => {
    await page.getByRole('button', { name: 'Server', exact: true }).click();
    await page.getByRole('menuitem', { name: `${act}…` }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(cost);
    await alert.getByRole('button', { name: act }).click();
  };
  await page.goto(cast);
  await feed(port, '/harbour');
  await expect(page.getByRole('button', { name: 'Update song' })).toBeVisible();
  let player = await play();

  await page.getByRole('button', { name: 'Update song' }).click();
  const dialog = page.getByRole('dialog', { name: 'Now playing' });
  await dialog.getByLabel('Artist and title').fill('Kelp Forest - Slow Tide');
  await dialog.getByRole('button', { name: 'Update song' }).click();
  await expect(page.getByRole('heading', { name: /Slow Tide/ })).toBeVisible();

  await server('Restart', '1 listener will hear silence for up to 30 seconds');
  await expectMessage(page, 'Cast restarting');
  await feed(port, '/harbour');
  const before = player.bytes();
  await expect.poll(player.bytes).toBeGreaterThan(before + 8_000);
  // The page has processed the disconnect of the encoder.
  await expect(page.getByRole('heading', { name: /Slow Tide/ })).toBeHidden();
  await expect(page.getByText('On air', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('This disconnects 1 listener.');
  await alert.getByRole('button', { name: 'Disconnect the encoder' }).click();
  await player.ended;

  await feed(port, '/harbour');
  player = await play();
  await server('Stop', 'This disconnects 1 listener.');
  await player.ended;
  await expect(page.getByRole('heading', { name: 'This cast is stopped' })).toBeVisible();
  await expect(startSource({ port, mount: '/harbour', password: demoPassword, file })).rejects.toThrow();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expectMessage(page, 'Cast started');
  const source = await feed(port, '/harbour');
  await expect(page.getByText('On air', { exact: true }).first()).toBeVisible();
  source.kill();
});
