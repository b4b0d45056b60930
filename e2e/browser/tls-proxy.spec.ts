import { get } from 'node:https';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { shortLived } from '../../scripts/gates/launch-options.ts';
import { makeDataDir, removeDataDir } from '../support/data-dir.ts';
import { type Product, startOn } from '../support/product.ts';
import { builtAudio, type Source, startSource } from '../support/source.ts';
import { expect, submitPassword, test } from '../support/test.ts';
import { startTlsProxy, type TlsProxy } from '../support/tls-proxy.ts';
import { asOwner } from '../support/widgets.ts';

/** The product as a provider runs it: https at two public names, a proxy before the dashboard and one before the streams. */
const studio = 'studio.test';
const streams = 'streams.test';
/** The address that the proxy before the streams reports, masked as everywhere. */
const outside = '203.0.113.x';
const file = builtAudio();

let browser: Browser;
let proxies: { studio: TlsProxy; streams: TlsProxy };
let dataDir: string;
let product: Product;
let source: Source | undefined;
let context: BrowserContext;
/** Of the owner, printed at the first start: where others can reach the product, no password is public. */
let password = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  proxies = { studio: await startTlsProxy([studio]), streams: await startTlsProxy([streams]) };
  dataDir = makeDataDir();
  const env = {
    PUBLIC_URL: `https://${studio}:${proxies.studio.port}`,
    ENGINE_PUBLIC_ORIGIN: `https://${streams}:${proxies.streams.port}`,
    TRUSTED_PROXIES: '127.0.0.1',
  };
  product = await startOn(dataDir, env, ['--demo']);
  proxies.studio.forwardTo(Number(new URL(product.origin).port));
  proxies.streams.forwardTo(product.enginePort);
  password = /owner@studio\.test {2}(\S+)/.exec(product.printed())?.[1] ?? '';
  const args = [...shortLived.args, `--host-resolver-rules=MAP *.test 127.0.0.1`];
  browser = await chromium.launch({ ...shortLived, args });
  context = await browser.newContext({
    baseURL: env.PUBLIC_URL,
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
  });
});
test.afterAll(async () => {
  source?.kill();
  await browser?.close();
  await product?.stop();
  await Promise.all(Object.values(proxies ?? {}).map((proxy) => proxy.close()));
  removeDataDir(dataDir);
});

/** A page of the owner, who signs in once, and the errors that the browser reports on it. */
async function openPage(): Promise<{ page: Page; problems: string[] }> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto('/dashboard');
  const email = page.getByLabel('Email');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(email.or(heading).first()).toBeVisible();
  if (await email.isVisible()) {
    await email.fill('owner@studio.test');
    await submitPassword(page, password);
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  }
  return { page, problems };
}

test('behind a TLS proxy the dashboard is a secure site whose cookies only travel by https', async () => {
  const { page, problems } = await openPage();
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
  const cookies = await context.cookies();
  expect(cookies.length).toBeGreaterThan(0);
  expect(cookies.filter(({ secure }) => !secure)).toEqual([]);
  const response = await page.goto('/dashboard');
  expect(response?.headers()['strict-transport-security']).toBe('max-age=31536000');
  expect(problems).toEqual([]);
  await page.close();
});

test('behind TLS proxies a listener in the browser hears the stream and is counted live, by the address outside', async () => {
  const { page, problems } = await openPage();
  await page.goto('/cast/nightfall');
  source = await startSource({
    port: product.enginePort,
    mount: '/nightfall',
    password: await sourcePassword(),
    file,
  });
  await page.getByRole('button', { name: 'Play Nightfall FM' }).click({ timeout: 20_000 });
  const position = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
  await expect.poll(position, { timeout: 15_000 }).toBeGreaterThan(0.5);
  await page.locator('a[href$="/current-listeners"]').first().click();
  await expect(page.getByText(outside).first()).toBeVisible({ timeout: 15_000 });
  expect(problems).toEqual([]);
  await page.close();
});

test('addresses of streams and widgets are https', async () => {
  source ??= await startSource({
    port: product.enginePort,
    mount: '/nightfall',
    password: await sourcePassword(),
    file,
  });
  const playlist = await readOutside(proxies.streams.port, streams, '/nightfall.m3u');
  expect(playlist).toContain(`https://${streams}:${proxies.streams.port}/nightfall`);
  const { save } = await asOwner(product, password);
  expect((await save('nightfall')).embedUrl).toMatch(new RegExp(`^https://${studio}:`));
});

async function sourcePassword(): Promise<string> {
  const { call } = await asOwner(product, password);
  const { password: secret } = await call<{ password: string }>(
    'POST',
    '/api/control/cast/password/nightfall/nightfall/reveal',
    { password },
  );
  return secret;
}

/** What a player outside reads: Node does not know the names that the browser maps to this machine. */
function readOutside(port: number, host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port, path, rejectUnauthorized: false, headers: { host: `${host}:${port}` } },
      (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => resolve(text));
      },
    ).on('error', reject);
  });
}
