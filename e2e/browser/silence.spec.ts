import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { withGain } from '../support/fade.ts';
import { demoPassword } from '../support/product.ts';
import { builtAudio, startSource } from '../support/source.ts';
import { test as base, expect } from '../support/test.ts';
import { waitUntil } from '../support/wait.ts';

/** Messages that a program of the owner got. */
const hooks: { type: string; data: Record<string, unknown> }[] = [];

// A separate product instance: a cast that was never on air, and a receiver of webhooks.
const test = base.extend<object, object>({
  serverEnv: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      const server: Server = createServer(async (request, response) => {
        const body = await Array.fromAsync(request);
        hooks.push(JSON.parse(Buffer.concat(body).toString()));
        response.end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await use({ BRAND: 'Studio', CONNECTOR_ALLOW: `127.0.0.1:${port}` });
      server.close();
    },
    { scope: 'worker' },
  ],
});
test.use({ visitor: 'owner' });

/** 64 kbit/s, as the encoder sends it. */
const song = join(dirname(builtAudio()), 'harbour.mp3');
const silenceS = 10;
const recoveryS = 5;

/** Calls the API as the person who is signed in on the page. */
async function call<Reply>(page: Page, path: string, data?: object): Promise<Reply> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.fetch(`/api${path}`, {
    method: data ? 'POST' : 'GET',
    headers,
    ...(data && { data }),
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Reply;
}

interface Incident {
  kind: string;
  startedAt: string;
  raisedAt: string;
  endedAt: string | null;
  acknowledged: { via: string } | null;
  lowestDb: number | null;
  clip: object | null;
}

test('real audio that fades to silence raises an alarm in the chosen time, which a link acknowledges', async ({
  page,
  enter,
  product,
  browser,
  serverEnv,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(15_000);
  // The staff create a station on a cast.
  await enter('admin');
  const { items: customers } = await call<{ items: { id: string }[] }>(page, '/admin/customers?q=maeve');
  const stream = { kind: 'cast', username: 'nightfall' };
  const draft = { accountId: customers[0]?.id, name: 'Nightfall FM', timezone: 'Europe/Dublin', stream };
  const { id } = await call<{ id: string }>(page, '/admin/stations', draft);
  const source = await startSource({
    port: product.enginePort,
    mount: '/nightfall',
    password: demoPassword,
    file: song,
  });

  // Its owner turns silence detection on, and is told.
  await enter('owner', `/station/${id}/silence-detection`);
  await call(page, '/control/webhooks', {
    url: `http://${serverEnv.CONNECTOR_ALLOW}/studio`,
    description: '',
    events: ['silence.started', 'silence.ended'],
    casts: [],
    stations: [id],
  });
  await page.getByRole('button', { name: /^Music/ }).click();
  const now = page.getByRole('region', { name: 'What is heard now' });
  await expect(now.getByRole('heading', { level: 2 })).toHaveText(/^Sound (is on air|on both sides)$/, {
    timeout: 30_000,
  });
  await page.getByRole('spinbutton', { name: /^Silent for/ }).fill(String(silenceS));
  await page.getByRole('spinbutton', { name: /^Over when sound for/ }).fill(String(recoveryS));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add person' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add person' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Maeve');
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('owner@studio.test');
  await dialog.getByRole('button', { name: 'Add person' }).click();
  await expect(page.getByRole('heading', { name: 'Maeve is told first' })).toBeVisible();

  // Two seconds of music, then 12 dB less each second.
  const music = readFileSync(song);
  const fade = withGain(music, (second) => (second < 2 ? 0 : Math.max(-300, -12 * (second - 2))));
  const silence = withGain(music, () => -300);
  const fadedAt = Date.now();
  source.play(fade, silence);
  const meter = now.getByRole('meter').first();
  await expect
    .poll(async () => Number(await meter.getAttribute('aria-valuenow')), { timeout: 20_000 })
    .toBeLessThan(-50);
  const list = () => call<{ items: Incident[] }>(page, `/control/silence/${id}/incidents`);
  await waitUntil(async () => (await list()).items.length > 0, { timeoutMs: 30_000, what: 'incident' });
  const [incident] = (await list()).items;
  if (!incident) throw new Error('There is no incident.');
  const chosen = Date.parse(incident.raisedAt) - Date.parse(incident.startedAt);
  expect(Math.abs(chosen - silenceS * 1_000)).toBeLessThanOrEqual(3_000);
  // 2 s of music, and some three until -45 dBFS; the connection delays by its buffers.
  const raisedAfterS = (Date.parse(incident.raisedAt) - fadedAt) / 1_000;
  expect(raisedAfterS).toBeGreaterThan(silenceS + 2);
  expect(raisedAfterS).toBeLessThan(silenceS + 2 + 3 + 3 + 3);
  expect(['silent', 'digital_zero']).toContain(incident.kind);
  await expect(now.getByRole('heading', { level: 2 })).toHaveText(/^(Silent|Digital silence) for/);

  // The mail and the hook arrive, and the link acknowledges without signing in.
  const findLink = () => /Link: (\S+\/alert#\S+)/.exec(product.printed())?.[1];
  await waitUntil(() => findLink() !== undefined, { timeoutMs: 15_000, what: 'mail' });
  await waitUntil(() => hooks.some(({ type }) => type === 'silence.started'), {
    timeoutMs: 15_000,
    what: 'hook',
  });
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const phone = await context.newPage();
  await phone.goto(findLink() ?? '');
  await expect(phone.getByText('Nightfall FM').first()).toBeVisible();
  expect((await list()).items[0]?.acknowledged).toBeNull();
  await phone.getByRole('button', { name: 'Acknowledge' }).click();
  await expect.poll(async () => (await list()).items[0]?.acknowledged?.via).toBe('link');
  await context.close();
  await expect(page.getByRole('grid', { name: 'Incidents' })).toContainText('Maeve');

  // The sound returns.
  source.play(music);
  await expect(now.getByRole('heading', { level: 2 })).toHaveText(/^Sound/, { timeout: 30_000 });
  await expect.poll(async () => (await list()).items[0]?.endedAt, { timeout: 15_000 }).not.toBeNull();
  await waitUntil(() => hooks.some(({ type }) => type === 'silence.ended'), {
    timeoutMs: 15_000,
    what: 'hook of the end',
  });
  await expect.poll(async () => (await list()).items[0]?.clip, { timeout: 20_000 }).not.toBeNull();
  source.kill();
});
