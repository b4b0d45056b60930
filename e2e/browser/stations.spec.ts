import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

// A separate product instance, because settings of stations change.
test.use({ visitor: 'owner', serverEnv: { BRAND: 'Studio' } });

const demo = {
  harbourRock: '00000000-0000-7000-8000-0000000000a2',
  oldPier: '00000000-0000-7000-8000-0000000000a3',
};

/** Calls the API as the person who is signed in on the page. */
async function call<Reply>(page: Page, method: string, path: string, data?: object, version?: number) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const response = await page.request.fetch(`/api${path}`, {
    method,
    ...(data && { data }),
    headers: {
      authorization: `Bearer ${token}`,
      ...(version !== undefined && { 'if-match': String(version) }),
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Reply;
}

test('the dashboard leads to a station that is not heard, which says why', async ({ page }) => {
  await page.goto('/dashboard');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  const row = attention.getByRole('listitem').filter({ hasText: 'Old Pier cannot be heard since' });
  await expect(row).toContainText('Unreachable');
  const group = page.getByRole('region', { name: 'Casts and stations' });
  const heard = group.getByRole('listitem').filter({ hasText: 'Harbour Rock' });
  await expect(heard.getByText('Live', { exact: true })).toBeVisible();
  await row.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(`/station/${demo.oldPier}`);
  const state = page.getByRole('region', { name: 'State of the stream' });
  await expect(state.getByRole('heading')).toContainText('Nobody can hear Old Pier since');
  await expect(state).toContainText('No server has this name.');
});

test('a song that playout software sends appears at once, and is corrected for good', async ({ page }) => {
  await page.goto(`/station/${demo.oldPier}/nowplaying`);
  const path = `/control/nowplaying/${demo.oldPier}`;
  interface Saved {
    version: number;
    hasPushToken: boolean;
  }
  const { version, hasPushToken, ...settings } = await call<Saved>(page, 'GET', `${path}/settings`);
  expect(hasPushToken).toBe(false);
  await call(page, 'PUT', `${path}/settings`, { ...settings, source: 'push', minSongS: 0 }, version);
  const { token, url } = await call<{ token: string; url: string }>(page, 'POST', `${path}/push-token`);
  const push = async (title: string) => {
    const data = { token, artist: 'Rosa Quay', title };
    const address = `/cast-api/public/nowplaying/${url.split('/').at(-1)}`;
    expect((await page.request.post(address, { data })).ok()).toBe(true);
  };
  const card = page.getByRole('region', { name: 'Now playing', exact: true });
  await push('Low Tide [128k]');
  await expect(card).toContainText('Low Tide [128k]');
  await push('Salt Raod');
  await expect(card).toContainText('Salt Raod');

  await card.getByRole('button', { name: 'Correct song' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct song' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Salt Road');
  await dialog.getByRole('button', { name: 'Correct song' }).click();
  await expect(card).toContainText('Salt Road');
  await push('Low Tide [128k]');
  await expect(card).toContainText('Low Tide');
  await push('Salt Raod');
  await expect(card).toContainText('Salt Road');
  await expect(card).toContainText('Corrected');
});

test('a rule is tried with own texts and then saved', async ({ page }) => {
  await page.goto(`/station/${demo.harbourRock}/nowplaying`);
  const rules = page.getByRole('region', { name: 'Rules' });
  await rules
    .getByRole('textbox', { name: 'Your own texts, one per line' })
    .fill('Mara Voss - Salt Road (Radio)');
  const tested = rules.getByRole('listitem').filter({ hasText: 'Mara Voss - Salt Road (Radio)' });
  await expect(tested).toContainText('Salt Road (Radio)');
  await rules.getByRole('button', { name: 'Add rule' }).click();
  await rules.getByRole('textbox', { name: 'Text to replace' }).fill(' (Radio)');
  await expect(tested.getByText('Salt Road', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await page.reload();
  await expect(rules.getByRole('button', { name: /Edit the rule/ })).toHaveCount(1);
});

test('TuneIn answers a test call with the song that plays', async ({ page }) => {
  const options = { sendAlbum: true, markAds: true, unknownSongs: 'skip', delayS: 0 };
  await page.goto('/dashboard');
  await call(
    page,
    'PUT',
    `/control/tunein-air-integration/settings/${demo.harbourRock}`,
    { isEnabled: true, stationId: 's304113', partnerId: 'Aur0ra', partnerKey: 'demo-air-7f2c', options },
    0,
  );
  const card = page.getByRole('region', { name: 'Test call' });
  // The first song is known a few seconds after the first check.
  await expect(async () => {
    await page.goto(`/station/${demo.harbourRock}/tunein`);
    await expect(card.getByText(/· since/)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await card.getByRole('button', { name: 'Send a test call' }).click();
  await expect(card).toContainText('TuneIn accepted it after');
});

test.describe('another customer', () => {
  test.use({ visitor: 'second' });

  test('does not find the stations of others', async ({ page, guard }) => {
    guard.allow(/404/);
    await page.goto(`/station/${demo.harbourRock}`);
    await expect(page.getByText('No such station')).toBeVisible();
    await expect(page.getByText('Harbour Rock')).toHaveCount(0);
  });
});

test.describe('staff', () => {
  test.use({ visitor: 'admin' });

  test('finds a streaming service and checks it', async ({ page }) => {
    await page.goto('/admin/streaming-services');
    await page.getByRole('searchbox').fill('old pier');
    const row = page.getByRole('row').filter({ hasText: 'Old Pier' });
    await expect(row).toContainText('Unreachable');
    await expect(page.getByRole('row')).toHaveCount(2);
    await row.getByRole('link', { name: 'Old Pier' }).click();
    const drawer = page.getByRole('dialog', { name: 'Old Pier' });
    await expect(drawer).toContainText('The host name was not found.');
    const lastCheck = drawer.getByText(/^Connected as a player at/);
    const before = await lastCheck.textContent();
    await drawer.getByRole('button', { name: 'Check now' }).click();
    await expect(lastCheck).not.toHaveText(String(before));
    await expect(drawer).toContainText('The host name was not found.');
  });
});
