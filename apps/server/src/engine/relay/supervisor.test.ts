import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { systemClock, type TimerClock } from '#/platform/clock/clock.ts';
import { ManualClock } from '#/platform/clock/testing/manual-clock.ts';
import { startAutoSource } from '../auto-source.ts';
import { type EngineHandle, startEngine } from '../index.ts';
import { mountConfig } from '../testing/relay-bench.ts';
import { silence } from '../testing/silence.ts';
import { until } from '../testing/until.ts';
import { startRelayEngine } from './engine.ts';
import { type Supervisor, superviseRelay } from './supervisor.ts';

const stops: (() => unknown)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A zombie still has its process id.
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

async function supervise(logged: string[] = [], clock: TimerClock = systemClock): Promise<Supervisor> {
  const supervisor = await superviseRelay({
    host: '127.0.0.1',
    port: 0,
    adminPassword: 'very-secret-admin',
    mounts: [mountConfig('/a')],
    clock,
    log: (message) => logged.push(message),
  });
  stops.push(() => supervisor.stop());
  return supervisor;
}

const startRelay = async (port: number, strictPort: boolean): Promise<EngineHandle> => {
  const handle = await startEngine({
    kind: 'relay',
    host: '127.0.0.1',
    port,
    strictPort,
    mounts: [mountConfig('/a')],
  });
  stops.push(() => handle.stop());
  return handle;
};

test('[H7] restarts a killed relay on its port, and sources that reconnect are on air again', async () => {
  const { engine, origin, supervisor } = await startRelayEngine({
    host: '127.0.0.1',
    port: 0,
    strictPort: false,
    mounts: [mountConfig('/a')],
    clock: systemClock,
    log: () => {},
  });
  stops.push(() => engine.close());
  const source = startAutoSource({
    origin,
    mount: '/a',
    username: 'source',
    password: 'secret-of-/a',
    audio: silence(100),
    titles: ['Nora Vale - Second Light'],
    titleEveryMs: 1000,
    clock: systemClock,
  });
  stops.push(() => source.stop());
  const titleOnAir = async (): Promise<string | null | undefined> =>
    (await engine.readStats().catch(() => null))?.mounts.find((each) => each.mount === '/a')?.title;
  await until(titleOnAir);
  const killed = supervisor.pid() ?? 0;
  process.kill(killed, 'SIGKILL');
  await until(() => !isAlive(killed) && !source.isConnected());
  await until(() => supervisor.pid() !== null && supervisor.pid() !== killed);
  expect(await until(titleOnAir, 10_000)).toBe('Nora Vale - Second Light');
});

test('keeps a new configuration when the relay is restarted', async () => {
  const supervisor = await supervise();
  await supervisor.applyConfig([mountConfig('/b')]);
  process.kill(supervisor.pid() ?? 0, 'SIGKILL');
  const source = startAutoSource({
    origin: `http://127.0.0.1:${supervisor.port}`,
    mount: '/b',
    username: 'source',
    password: 'secret-of-/b',
    audio: silence(100),
    titles: [],
    titleEveryMs: 1000,
    clock: systemClock,
  });
  stops.push(() => source.stop());
  await until(() => source.isConnected(), 10_000);
});

test('retries until a relay that fails to start can be started', async () => {
  const logged: string[] = [];
  const supervisor = await supervise(logged);
  const killed = supervisor.pid() ?? 0;
  const { execPath } = process;
  stops.push(() => {
    process.execPath = execPath;
  });
  // As on a machine out of processes or memory: `error`, and no `exit`.
  process.execPath = '/nowhere/node';
  process.kill(killed, 'SIGKILL');
  await until(() => logged.includes('relay did not restart'));
  expect(supervisor.pid()).toBeNull();
  process.execPath = execPath;
  await until(() => logged.includes('relay restarted'), 10_000);
  expect(isAlive(supervisor.pid() ?? 0)).toBe(true);
});

test('fails without a retry when the first start fails', async () => {
  const logged: string[] = [];
  const clock = new ManualClock();
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  try {
    await expect(supervise(logged, clock)).rejects.toMatchObject({ code: 'unavailable' });
  } finally {
    process.execPath = execPath;
  }
  expect(clock.nextInMs()).toBeNull();
  expect(logged).toEqual(['relay could not be started']);
});

test('passes no secret in the arguments or environment of the relay', async () => {
  process.env.STUDIO_TEST_SECRET = 'of-the-parent';
  const supervisor = await supervise();
  delete process.env.STUDIO_TEST_SECRET;
  if (process.platform !== 'linux') return;
  const seen = ['cmdline', 'environ']
    .map((file) => readFileSync(`/proc/${supervisor.pid()}/${file}`, 'utf8'))
    .join();
  expect(seen).toContain('relay/main.ts');
  expect(seen).not.toMatch(/very-secret-admin|secret-of-|of-the-parent/);
});

test('ends the relay with its supervisor and does not restart it', async () => {
  const logged: string[] = [];
  const supervisor = await supervise(logged);
  const pid = supervisor.pid() ?? 0;
  await supervisor.stop();
  expect(isAlive(pid)).toBe(false);
  expect(supervisor.pid()).toBeNull();
  expect(logged).toEqual([]);
});

test('[H1] a killed server leaves no relay process behind', async () => {
  const script = fileURLToPath(new URL('../testing/relay-parent.ts', import.meta.url));
  const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  stops.push(() => parent.kill('SIGKILL'));
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(String(line).trim());
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await until(() => !isAlive(pid));
});

test('fails on a taken port that was requested, and uses the next free one otherwise', async () => {
  const taken = createServer();
  stops.push(() => taken.close());
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(startRelay(port, true)).rejects.toMatchObject({ code: 'unavailable', cause: 'EADDRINUSE' });
  const handle = await startRelay(port, false);
  const got = Number(new URL(handle.publicOrigin ?? '').port);
  expect(got).toBeGreaterThan(port);
  expect(got).toBeLessThanOrEqual(port + 20);
});

test('the handle describes the relay', async () => {
  const handle = await startRelay(0, false);
  expect(handle.info()).toMatchObject({
    kind: 'relay',
    state: 'up',
    version: '0.1.0',
    capabilities: { denyStatus: 403 },
  });
  await handle.stop();
});

test('a disabled engine has no data', async () => {
  const handle = await startEngine({ kind: 'off' });
  expect(handle.engine).toBeNull();
  expect(handle.publicOrigin).toBeNull();
  expect(handle.info()).toEqual({
    kind: 'off',
    state: 'off',
    version: null,
    capabilities: null,
    checkedAt: null,
  });
});

test('an Icecast that does not respond yet is down, not an error', async () => {
  const handle = await startEngine({ kind: 'icecast', url: 'http://127.0.0.1:9/', adminPassword: 'x' });
  expect(handle.info()).toMatchObject({ kind: 'icecast', state: 'down', version: null, checkedAt: null });
});

test('an external Icecast takes no SHOUTcast sources, and has no port for them', async () => {
  const handle = await startEngine({ kind: 'icecast', url: 'http://127.0.0.1:9/', adminPassword: 'x' });
  expect(handle.info().capabilities).toMatchObject({
    protocols: ['icecast'],
    shoutcastPort: null,
    reportsRefusals: false,
  });
});
