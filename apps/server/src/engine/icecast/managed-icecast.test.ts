import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EngineHandle, startEngine } from '#/engine/index.ts';
import { ContractClients } from '#/engine/testing/contract-clients.ts';
import { describeWithTool } from '#/engine/testing/debian-tool.ts';
import { engineUnderTest } from '#/engine/testing/engine-under-test.ts';
import { icecastBinary } from '#/engine/testing/icecast-server.ts';
import { sendHead } from '#/engine/testing/raw-client.ts';
import { RecordedHooks } from '#/engine/testing/recorded-hooks.ts';
import { mountConfig } from '#/engine/testing/relay-bench.ts';
import { until } from '#/engine/testing/until.ts';
import { systemClock } from '#/platform/clock/clock.ts';
import { type ManagedIcecastEngine, startManagedIcecast } from './managed-icecast.ts';

const stops: (() => unknown)[] = [];
let dir: string;

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-icecast-'));
  // A server that runs as root creates its own folder like this: traversable but not listable.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  dir = path.join(folder, 'icecast');
});

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

const settings = (more: { readonly port?: number; readonly strictPort?: boolean } = {}) => ({
  binary: icecastBinary,
  host: '127.0.0.1',
  port: 0,
  strictPort: false,
  dir,
  mounts: [mountConfig('/a')],
  ...more,
});

async function start(logged: string[] = []): Promise<ManagedIcecastEngine> {
  const own = await startManagedIcecast({
    ...settings(),
    listeners: new Set(),
    clock: systemClock,
    log: (message) => logged.push(message),
  });
  stops.push(() => own.engine.close());
  return own;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

test('fails with installation instructions when Icecast is missing', async () => {
  const own = { ...settings(), binary: '/nowhere/icecast' };
  await expect(startEngine({ kind: 'icecast', own })).rejects.toThrow(
    /no Icecast at \/nowhere\/icecast[\s\S]*ICECAST_URL/,
  );
});

describeWithTool(icecastBinary, 'icecast2', () => {
  test('tells the owner of an encoder that is set to SHOUTcast', async () => {
    const own = { ...settings(), shoutcastPort: 'next' } as const;
    const { engine, publicOrigin, stop } = await startEngine(
      { kind: 'icecast', own },
      { hooks: new RecordedHooks() },
    );
    stops.push(stop);
    const refused: string[] = [];
    engine?.onEvent((event) => event.kind === 'refused' && refused.push(`${event.mount} ${event.reason}`));
    await sendHead(Number(new URL(publicOrigin ?? '').port) + 1, 'a:secret-of-/a\r\n');
    expect(refused).toEqual(['/a shoutcast']);
    expect(engine?.capabilities.shoutcastPort).toBeNull();
  });

  test('reports no wrong password for a source that is challenged and then accepted', async () => {
    const handle = await startEngine({ kind: 'icecast', own: settings() }, { hooks: new RecordedHooks() });
    stops.push(() => handle.stop());
    const clients = new ContractClients(engineUnderTest(handle));
    stops.push(() => clients.destroy());
    const refusals: string[] = [];
    handle.engine?.onEvent((event) => {
      if (event.kind === 'refused') refusals.push(event.reason);
    });
    const type = 'Content-Type: audio/mpeg\r\n\r\n';
    await clients.open(`PUT /a HTTP/1.0\r\n${type}`).closed();
    const source = await clients.source('/a', 'secret-of-/a');
    // The log is read twice a second, and a challenge may take a second to be answered.
    await delay(2500);
    expect(refusals).toEqual([]);
    await source.stop();
    await clients.open(`PUT /a HTTP/1.0\r\n${type}`).closed();
    await until(() => refusals.length > 0);
    expect(refusals).toEqual(['wrong_credentials']);
  });

  test('runs unprivileged, and only it can read its configuration', async () => {
    const { child } = await start();
    const { mode, uid } = statSync(path.join(dir, 'icecast.xml'));
    expect(mode & 0o777).toBe(0o600);
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    expect(statSync(`/proc/${child.pid()}`).uid).toBe(uid);
    expect(uid).not.toBe(0);
  });

  test('passes no secret in its arguments or environment', async () => {
    process.env.STUDIO_TEST_SECRET = 'of-the-parent';
    const { child } = await start();
    delete process.env.STUDIO_TEST_SECRET;
    const xml = readFileSync(path.join(dir, 'icecast.xml'), 'utf8');
    const secrets = [...xml.matchAll(/<[\w-]*password>([^<]+)/g)].map(([, secret = '']) => secret);
    expect(secrets).toHaveLength(3);
    const seen = ['cmdline', 'environ']
      .map((file) => readFileSync(`/proc/${child.pid()}/${file}`, 'utf8'))
      .join();
    for (const secret of [...secrets, 'of-the-parent']) expect(seen).not.toContain(secret);
  });

  test('[A15] its access log contains listeners with masked addresses, and nothing else', async () => {
    const own = await start();
    const clients = new ContractClients({
      engine: own.engine,
      port: Number(new URL(own.origin).port),
      stop: own.engine.close,
    });
    await clients.source('/a', 'secret-of-/a');
    const player = await clients.listener('/a');
    await clients.refusedListener('/none');
    await player.close();
    const file = path.join(dir, 'access.log');
    const read = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    await until(() => read().includes('GET /a '));
    await clients.disconnect();
    await own.engine.close();
    expect(read()).toMatch(/^127\.0\.0\.0 - - \[[^\]]+\] "GET \/a HTTP\/1\.0" 200 \d+ "-" "[^"]+" \d+\n$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('[A10] its joins have the address that a trusted proxy reports, also when a forged one precedes it', async () => {
    const hooks = new RecordedHooks();
    const handle = await startEngine(
      { kind: 'icecast', own: settings(), trustedProxies: ['127.0.0.1'] },
      { hooks },
    );
    stops.push(() => handle.stop());
    const clients = new ContractClients(engineUnderTest(handle, hooks));
    await clients.source('/a', 'secret-of-/a');
    await clients.listener('/a', 'X-Forwarded-For: 6.6.6.6\r\nX-Forwarded-For: 81.2.69.142\r\n');
    await clients.listener('/a', 'X-Forwarded-For: 6.6.6.6, 81.2.69.142\r\n');
    await clients.listener('/a');
    expect(hooks.joins.map(({ ip }) => ip)).toEqual(['81.2.69.142', '81.2.69.142', '127.0.0.1']);
    await clients.disconnect();
  });

  test('restarts on the same port after it is killed', async () => {
    const logged: string[] = [];
    const { engine, child } = await start(logged);
    const killed = child.pid() ?? 0;
    process.kill(killed, 'SIGKILL');
    await until(() => child.pid() !== null && child.pid() !== killed);
    await until(() => engine.readStats().catch(() => null));
    expect(logged).toContain('Icecast ended');
  });

  test('stops with its server and removes the passwords', async () => {
    const { engine, child } = await start();
    const pid = child.pid() ?? 0;
    await engine.close();
    expect(isAlive(pid)).toBe(false);
    expect(() => statSync(path.join(dir, 'icecast.xml'))).toThrow('ENOENT');
  });

  test('[H1] ends the process of a killed server, but not one in use', async () => {
    const script = fileURLToPath(new URL('../testing/icecast-parent.ts', import.meta.url));
    const parent = spawn(process.execPath, [script, icecastBinary, dir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    stops.push(() => parent.kill('SIGKILL'));
    const line = await new Promise<string>((resolve) =>
      parent.stdout.once('data', (text) => resolve(String(text))),
    );
    const pid = Number(line.trim());
    stops.push(() => isAlive(pid) && process.kill(pid, 'SIGKILL'));
    await expect(start()).rejects.toThrow(`Process ${parent.pid} runs an Icecast`);
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !isAlive(parent.pid ?? 0));
    expect(isAlive(pid)).toBe(true);
    const logged: string[] = [];
    await start(logged);
    expect(isAlive(pid)).toBe(false);
    expect(logged).toContain('ended the Icecast of a server that was killed');
  });

  test('fails on a taken port that was requested, and uses the next free one otherwise', async () => {
    const taken = createServer();
    stops.push(() => taken.close());
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const open = async (strictPort: boolean): Promise<EngineHandle> => {
      const handle = await startEngine({ kind: 'icecast', own: settings({ port, strictPort }) });
      stops.push(() => handle.stop());
      return handle;
    };
    await expect(open(true)).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken`);
    expect(Number(new URL((await open(false)).publicOrigin ?? '').port)).toBeGreaterThan(port);
  });
});
