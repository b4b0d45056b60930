import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { makeDataDir, removeDataDir } from '../support/data-dir.ts';
import { type Product, startOn } from '../support/product.ts';
import { builtAudio, type Source, startSource } from '../support/source.ts';

/** A new installation: an empty database and no demo. The tests build on each other. */
test.describe.configure({ mode: 'serial' });

const root = join(import.meta.dirname, '../..');
const loop = builtAudio();
const username = 'root';
const email = 'ines@lagoon.example';
const password = 'harbour lantern plum';
let dataDir: string;
let product: Product;
/** The password of the first admin, as printed by `create-admin`. */
let adminPassword: string;

test.beforeAll(async () => {
  dataDir = makeDataDir();
  product = await startOn(dataDir, {}, ['--empty']);
  const script = join(root, 'apps/server/src/create-admin.ts');
  const args = ['--username', username, '--email', 'root@provider.example', '--generate'];
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { cwd: root, env });
  adminPassword = /shown this once: (\S+)/.exec(stdout)?.[1] ?? '';
});
test.afterAll(async () => {
  await product.stop();
  removeDataDir(dataDir);
});

/** A page in a browser of its own, as staff and customers have. */
async function openPage(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function call(path: string, { token, json }: { token?: string; json?: object } = {}) {
  const response = await fetch(`${product.origin}/api${path}`, {
    method: json ? 'POST' : 'GET',
    headers: {
      ...(json && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(json && { body: JSON.stringify(json) }),
  });
  expect(response.ok, `${path}: ${response.status}`).toBe(true);
  return (await response.json()) as Record<string, unknown>;
}

test('a provider without SQL: first admin, plan, customer, cast, encoder, listener', async ({ browser }) => {
  test.setTimeout(120_000);
  const staff = await openPage(browser, '/admin');
  await staff.getByLabel('Username').fill(username);
  await staff.getByLabel('Password', { exact: true }).fill(adminPassword);
  await staff.getByRole('button', { name: 'Sign in' }).click();
  await staff.waitForURL('**/admin/dashboard');

  await staff.goto('/admin/customers/plans');
  await staff.getByRole('button', { name: 'New plan' }).first().click();
  const plan = staff.getByRole('dialog');
  await plan.getByLabel('Name').fill('Cast 100');
  await plan.getByRole('button', { name: 'Create plan' }).click();
  await expect(staff.getByText('Cast 100').first()).toBeVisible();

  await staff.goto('/admin/customers');
  await staff.getByRole('button', { name: 'Invite customer' }).first().click();
  const invitation = staff.getByRole('dialog');
  await invitation.getByLabel('Email').fill(email);
  await invitation.getByLabel('First name').fill('Ines');
  await invitation.getByLabel('Last name').fill('Duarte');
  await invitation.getByLabel('Country').selectOption('PT');
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toContainText('Ines Duarte');

  await staff.goto('/admin/cast');
  await staff.getByRole('button', { name: 'New cast' }).first().click();
  const draft = staff.getByRole('dialog');
  await draft.getByLabel('Customer').fill('Ines');
  await staff.getByRole('option', { name: /Ines Duarte/ }).click();
  await draft.getByLabel('Name', { exact: true }).fill('Lagoon FM');
  await draft.getByLabel('Username').fill('lagoon');
  await draft.getByLabel('Plan').click();
  await staff.getByRole('option', { name: /Cast 100/ }).click();
  await draft.getByRole('button', { name: 'Create cast' }).click();
  await staff.waitForURL('**/admin/cast/lagoon');

  const link = new URL(await linkOf(email, 'invitation='));
  const customer = await openPage(browser, link.pathname + link.search);
  await customer.getByLabel('Password', { exact: true }).fill(password);
  await customer.getByRole('button', { name: 'Accept the invitation' }).click();
  await customer.getByRole('heading', { level: 1, name: 'Your account is ready' }).waitFor();
  await customer.getByRole('link', { name: 'Sign in' }).click();
  await customer.getByLabel('Email').fill(email);
  await customer.getByLabel('Password', { exact: true }).fill(password);
  await customer.getByRole('button', { name: 'Sign in' }).click();
  await customer.waitForURL('**/dashboard');

  await customer.goto('/cast/lagoon');
  const encoder = customer.getByRole('region', { name: 'Connect your encoder' });
  await expect(encoder.getByRole('definition')).toHaveCount(5);
  const [, port = '', mount = ''] = await encoder.getByRole('definition').allTextContents();
  await encoder.getByRole('button', { name: 'Show', exact: true }).last().click();
  const proof = customer.getByRole('dialog', { name: 'Show the source password' });
  await proof.getByLabel('Your password', { exact: true }).fill(password);
  await proof.getByRole('button', { name: 'Show', exact: true }).click();
  await proof.waitFor({ state: 'detached' });
  const sourcePassword = (await customer.locator(':focus').textContent()) ?? '';
  const source = await startSource({
    port: Number(port),
    mount,
    password: sourcePassword.trim(),
    file: loop,
  });
  await expect(customer.getByText('On air', { exact: true }).first()).toBeVisible({ timeout: 10_000 });
  const ended = new AbortController();
  const listening = await fetch(`http://127.0.0.1:${port}${mount}`, { signal: ended.signal });
  expect(listening.status).toBe(200);
  await expect(customer.getByTestId('listeners')).toHaveText('1', { timeout: 15_000 });
  ended.abort();
  source.kill();
  await Promise.all([staff.context().close(), customer.context().close()]);
});

test('the same by an API key alone', async () => {
  const { token } = await call('/admin/authenticate', { json: { username, password: adminPassword } });
  const created = await call('/admin/keys', {
    token: String(token),
    json: {
      name: 'Billing',
      scopes: ['provision'],
      networks: [],
      expiresAt: null,
      password: adminPassword,
    },
  });
  const key = String(created.secret);
  const plans = (await call('/admin/plans', { token: key })) as { items: { id: string; name: string }[] };
  const planId = plans.items.find(({ name }) => name === 'Cast 100')?.id;
  const { id: accountId } = await call('/admin/customers', {
    token: key,
    json: {
      email: 'otto@fjord.example',
      firstName: 'Otto',
      lastName: 'Berg',
      country: 'NO',
      locale: 'en',
      timezone: 'Europe/Oslo',
    },
  });
  const sourcePassword = 'quiet-river-at-dusk';
  const cast = { accountId, username: 'fjord', name: 'Fjord Radio', timeZone: 'Europe/Oslo', planId };
  await call('/admin/cast', { token: key, json: { ...cast, limits: null, sourcePassword } });
  const connect = () =>
    startSource({ port: product.enginePort, mount: '/fjord', password: sourcePassword, file: loop });
  let source: Source | undefined;
  await expect
    .poll(async () => (source = await connect().catch(() => undefined)), { timeout: 5000 })
    .toBeDefined();
  await expect
    .poll(async () => {
      const headers = { authorization: `Bearer ${key}` };
      const now = await fetch(`${product.origin}/cast-api/api/fjord/now`, { headers });
      return ((await now.json()) as { state: string }).state;
    })
    .toBe('live');
  source?.kill();
});

/** The printed link that contains a text. */
async function linkOf(to: string, part: string): Promise<string> {
  const find = () =>
    product
      .printed()
      .split(`Mail to ${to}`)
      .map((mail) => /Link: (\S+)/.exec(mail)?.[1] ?? '')
      .find((link) => link.includes(part));
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();
  return find() ?? '';
}
