/**
 * Tests the product as a new user sees it: clone into an empty private folder, `npm start`, browser, encoder, listener, Ctrl-C, second
 * start. Prints each step with its time and exits with 1 at the first failure.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { launch } from '../scripts/gates/launch-browser.ts';
import { startListener } from './support/engine.ts';
import { freePorts } from './support/ports.ts';
import { commandOf, endAll, processesNaming } from './support/processes.ts';
import { builtAudio, startSource } from './support/source.ts';
import { waitUntil } from './support/wait.ts';

const root = join(import.meta.dirname, '..');
const password = 'studio-demo-1';
const marker = `fresh-${process.pid}-${Date.now()}`;
const folder = mkdtempSync(join(tmpdir(), 'studio-fresh-'));
chmodSync(folder, 0o700);
const checkout = join(folder, 'studio');
const [port = 0, enginePort = 0] = await freePorts(2);
const origin = `http://localhost:${port}`;
/** Machines differ by much, so these find starts that hang; the steps print what a start takes. */
const limits = { coldMs: 400_000, warmMs: 30_000 };
let server: ChildProcess | undefined;

try {
  await step('git clone into an empty private folder', () =>
    execFileSync('git', ['clone', '-q', root, checkout]),
  );
  const coldMs = await step('npm start, from clone to ready', start);
  check(coldMs <= limits.coldMs, `the first start took ${coldMs} ms, the limit is ${limits.coldMs} ms`);
  await withBrowser(async (newPage) => {
    await ownerJourney(await newPage());
    await checkDemo();
    await checkIsolation(await newPage());
    await checkAdminTotals(await newPage());
  });
  await step('Ctrl-C leaves no process', stop);
  const warmMs = await step('second start', start);
  check(warmMs <= limits.warmMs, `the second start took ${warmMs} ms, the limit is ${limits.warmMs} ms`);
  await step('the second start has the data', async () => {
    const reply = await signIn('authenticate', { email: 'owner@studio.test', password });
    const list = await call('/api/control/products', reply.token);
    check((list.total as number) > 0, 'the products are gone');
  });
  await step('Ctrl-C again', stop);
  console.log('fresh clone: all steps passed');
} catch (error) {
  console.error(`fresh clone: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  server?.kill('SIGKILL');
  endAll(ours());
  if (dataLocation()) rmSync(dataLocation(), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

async function ownerJourney(page: Page): Promise<void> {
  await step('owner signs in', async () => {
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').fill('owner@studio.test');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/dashboard');
    for (const group of ['Casts and stations', 'One-page sites', 'Alexa skills', 'Mobile apps']) {
      await page.getByRole('heading', { name: group }).waitFor();
    }
  });
  const card = page.getByRole('article', { name: 'Harbour Sessions' });
  const file = builtAudio(checkout);
  const source = await startSource({ port: enginePort, mount: '/harbour', password, file });
  const title = `Invented Artist - Title ${Date.now()}`;
  await source.setTitle(title);
  await step('a new title is on screen within 5 s', () =>
    card.getByText(title.split(' - ')[1] ?? '').waitFor({ timeout: 5_000 }),
  );
  await card.getByText('Live', { exact: true }).waitFor({ timeout: 5_000 });

  const shown = async () => Number(await card.getByTestId('listeners').textContent());
  const { token } = await signIn('authenticate', { email: 'owner@studio.test', password });
  const listed = async () => {
    const { items } = await call('/cast-api/api/harbour/listeners', token);
    return (items as unknown[]).length;
  };
  const before = await listed();
  await waitUntil(async () => (await shown()) === before, {
    timeoutMs: 5_000,
    what: 'displayed count to equal the listed listeners',
  });
  await step('Play: the sound runs for 2 s', async () => {
    await card.getByRole('button', { name: /^Play/ }).click();
    const position = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
    await waitUntil(async () => (await position()) > 0, { timeoutMs: 10_000, what: 'audio' });
    const from = await position();
    await waitUntil(async () => (await position()) >= from + 2, {
      timeoutMs: 6_000,
      what: 'two seconds of audio',
    });
  });
  await step('the count rises by one on screen and in the list', async () => {
    await waitUntil(async () => (await listed()) === before + 1, {
      timeoutMs: 6_000,
      what: 'the player in the list of listeners',
    });
    await waitUntil(async () => (await shown()) === before + 1, {
      timeoutMs: 6_000,
      what: 'increased count on screen',
    });
  });
  await step('Stop: the count falls', async () => {
    await card.getByRole('button', { name: /^Stop/ }).click();
    await waitUntil(async () => (await listed()) === before, {
      timeoutMs: 10_000,
      what: 'decreased count in the list',
    });
    await waitUntil(async () => (await shown()) === before, {
      timeoutMs: 6_000,
      what: 'decreased count on screen',
    });
  });
  source.kill();
  await step('source killed: off air within 10 s', () =>
    card.getByText('Off air', { exact: true }).waitFor({ timeout: 10_000 }),
  );
}

async function checkIsolation(page: Page): Promise<void> {
  await step('the second customer gets 404 for the owner’s cast and sees none of it', async () => {
    const { token } = await signIn('authenticate', { email: 'second@studio.test', password });
    const reply = await fetch(`${origin}/cast-api/api/harbour/now`, {
      headers: { authorization: `Bearer ${token}` },
    });
    check(reply.status === 404, `the status was ${reply.status}`);
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').fill('second@studio.test');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('article', { name: 'Meadow Lane Radio' }).waitFor();
    for (const name of ['Radio Aurora', 'Atlantic Talk', 'Harbour Sessions', 'Nightfall FM', 'Tidewater']) {
      check((await page.getByText(name).count()) === 0, `second sees ${name}`);
    }
  });
}

/** The audience of the demo, which none of the other steps depends on. */
async function checkDemo(): Promise<void> {
  const { token } = await signIn('authenticate', { email: 'owner@studio.test', password });
  const list = async () =>
    (await call('/cast-api/api/aurora/listeners', token)).items as { id: string; sample: boolean }[];
  await step('demo listeners are connected, marked, and move', async () => {
    const counts = new Set<number>();
    await waitUntil(
      async () => {
        const listeners = await list();
        counts.add(listeners.length);
        return listeners.length >= 5 && listeners.every(({ sample }) => sample) && counts.size > 2;
      },
      { timeoutMs: 120_000, what: 'moving demo listeners' },
    );
  });
  await step('a month of sample statistics agrees and is marked', async () => {
    const to = new Date();
    const from = new Date(to.getTime() - 7 * 24 * 60 * 60_000);
    const hour = (moment: Date) => `${moment.toISOString().slice(0, 13)}:00:00Z`;
    const range = `from=${hour(from)}&to=${hour(to)}`;
    const path = '/cast-api/api/statistics/aurora';
    const summary = await call(`${path}/summary?${range}`, token);
    const byCountry = await call(`${path}/breakdown?${range}&by=country`, token);
    const { starts } = summary.values as { starts: number };
    check(summary.sample === true && byCountry.sample === true, 'the sample data is not marked');
    check(starts > 1_000, `the sample week has ${starts} sessions`);
    check((byCountry.total as { starts: number }).starts === starts, 'the figures do not agree');
  });
  await step('an own player is listed without the mark', async () => {
    const listener = await startListener(enginePort, '/aurora');
    await waitUntil(async () => (await list()).filter(({ sample }) => !sample).length === 1, {
      timeoutMs: 8_000,
      what: 'the player in the list',
    });
    listener.stop();
  });
}

async function checkAdminTotals(page: Page): Promise<void> {
  const listeners = await Promise.all(
    ['/aurora', '/aurora', '/meadow'].map((mount) => startListener(enginePort, mount)),
  );
  await step('the staff’s total equals the connected listeners', async () => {
    await page.goto(`${origin}/admin`);
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/admin/dashboard');
    const { token } = await signIn('admin/authenticate', { username: 'admin', password });
    const listed = async () => {
      const lists = await Promise.all(
        ['aurora', 'atlantic', 'meadow'].map((cast) => call(`/cast-api/api/${cast}/listeners`, token)),
      );
      return lists.flatMap(({ items }) => items as { sample: boolean }[]);
    };
    // Demo listeners come and go, so both are compared until they agree.
    await waitUntil(
      async () => {
        const items = await listed();
        const shown = Number(await page.getByTestId('fleet-listeners').textContent());
        return items.filter(({ sample }) => !sample).length === listeners.length && shown === items.length;
      },
      { timeoutMs: 30_000, what: 'displayed total to equal the connected listeners' },
    );
  });
  for (const listener of listeners) listener.stop();
}

async function withBrowser(use: (newPage: () => Promise<Page>) => Promise<void>): Promise<void> {
  const browser = await launch();
  try {
    await use(async () => (await browser.newContext({ locale: 'en-GB' })).newPage());
  } finally {
    await browser.close();
  }
}

async function start(): Promise<void> {
  const child = spawn('npm', ['start'], {
    cwd: checkout,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...cleanEnv(),
      PORT: String(port),
      ENGINE_PORT: String(enginePort),
      SHOUTCAST_SOURCE_PORT: 'off',
      STUDIO_RUN: marker,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      printed += chunk;
    });
  server = child;
  const ready = async () => {
    if (child.exitCode !== null) throw new Error('exited');
    return (await fetch(`${origin}/readyz`)).ok;
  };
  await waitUntil(ready, { timeoutMs: limits.coldMs * 2, what: 'ready server' }).catch((error) => {
    throw new Error(`${error instanceof Error ? error.message : error}\n${printed}`);
  });
}

/** Like Ctrl-C in a terminal, signals the whole foreground process group. */
async function stop(): Promise<void> {
  const child = server;
  if (!child?.pid) throw new Error('npm start is not running');
  process.kill(-child.pid, 'SIGINT');
  await waitUntil(() => child.exitCode !== null || child.signalCode !== null, {
    timeoutMs: 15_000,
    what: 'end of npm start',
  });
  await waitUntil(() => ours().length === 0, { timeoutMs: 5_000, what: 'end of every child' }).catch(() => {
    throw new Error(`left over: ${ours().map(commandOf).join(' | ')}`);
  });
  server = undefined;
}

/** Processes left by `npm start`, found by marker, checkout and data location. */
function ours(): number[] {
  return processesNaming([marker, checkout, dataLocation()].filter(Boolean));
}

/** The directory of the embedded database, if it is outside the checkout. */
function dataLocation(): string {
  const file = join(checkout, '.data/location');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/** The environment without settings of this process. */
function cleanEnv(): NodeJS.ProcessEnv {
  const {
    PORT: _p,
    HOST: _h,
    DATA_DIR: _d,
    DATABASE_URL: _u,
    ENGINE: _e,
    NODE_ENV: _n,
    NODE_OPTIONS: _o,
    ...rest
  } = process.env;
  return {
    ...rest,
    PATH: (rest.PATH ?? '')
      .split(':')
      .filter((part) => !part.includes('node_modules'))
      .join(':'),
  };
}

async function signIn(path: string, body: Record<string, string>): Promise<{ token: string }> {
  const reply = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  check(reply.ok, `sign-in answered ${reply.status}`);
  return (await reply.json()) as { token: string };
}

async function call(path: string, token: string): Promise<Record<string, unknown>> {
  const reply = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
  check(reply.ok, `${path} answered ${reply.status}`);
  return (await reply.json()) as Record<string, unknown>;
}

async function step(name: string, act: () => unknown): Promise<number> {
  const from = Date.now();
  try {
    await act();
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const elapsed = Date.now() - from;
  console.log(`  ${name} (${(elapsed / 1000).toFixed(1)} s)`);
  return elapsed;
}

function check(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}
