import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoPassword } from '#/composition/seed/demo-data.ts';
import { findHome } from '#/platform/db/embedded/data-directory.ts';
import { measureSlowness } from '#/testing/processes/measure-slowness.ts';
import { compileCache } from '#/testing/processes/server-process.ts';

const root = path.join(import.meta.dirname, '../../../..');
const main = path.join(import.meta.dirname, '../main.ts');
/** The product has no way to trigger a crash: this script is preloaded. */
const provoker = `process.on('SIGUSR2', () => void Promise.reject(new Error('provoked')));`;
const backAgainMs = 3_000;

let dataDir: string;
let origin: string;
let launcher: ChildProcess;
let output = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'studio-supervised-'));
  // When run as root: the user that PostgreSQL runs as must be able to traverse it.
  await chmod(dataDir, 0o711);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const preload = path.join(dataDir, 'provoker.mjs');
  writeFileSync(preload, provoker);
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: compileCache,
    DATA_DIR: path.join(dataDir, 'data'),
    PORT: String(port),
    ENGINE: 'off',
    NODE_OPTIONS: `--import=${pathToFileURL(preload)}`,
  };
  const command = { args: ['--conditions=source', main], cwd: root, env };
  launcher = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { runSupervised } = await import(${JSON.stringify(pathToFileURL(path.join(root, 'scripts/lib/children.mjs')))});
       process.exitCode = await runSupervised(process.execPath, ${JSON.stringify(command)});`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  output = '';
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
});
afterEach(async () => {
  const ended = once(launcher, 'close');
  launcher.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true });
});

it('[H13] a crashing server completes calls in progress, is restarted, and is back in 3 s', async () => {
  await untilReady(1);
  const token = await tokenOf(await startSignIn());
  const tookMs: number[] = [];
  const slowness = [measureSlowness()];
  for (const [index, signal] of (['SIGUSR2', 'SIGABRT', 'SIGSEGV', 'SIGKILL'] as const).entries()) {
    const underWay = signal === 'SIGUSR2' ? await startSignIn() : undefined;
    const crashedAt = performance.now();
    process.kill(serverPid(), signal);
    if (underWay) {
      await vi.waitFor(() => expect(output).toContain('"msg":"unhandledRejection"'), { timeout: 20_000 });
      expect(await tokenOf(underWay)).toHaveLength(43);
    }
    await untilReady(index + 2);
    expect(await isKnown(token)).toBe(true);
    tookMs.push(Math.round(performance.now() - crashedAt));
    slowness.push(measureSlowness());
  }
  expect(output).toContain('provoked');
  expect(output).toContain('The server ended with code 1. Restarting.');
  expect(output).toContain('The server ended with SIGSEGV. Restarting.');
  const limitMs = backAgainMs * Math.max(...slowness);
  expect(Math.min(...tookMs), `${tookMs.join(', ')} ms`).toBeLessThan(limitMs);
});

async function untilReady(times: number): Promise<void> {
  const isReady = () => expect(output.match(/Studio is ready on/g)?.length, output).toBe(times);
  await vi.waitFor(isReady, { timeout: 90_000, interval: 10 });
}

/** A sign-in whose header was received and whose body is pending. */
async function startSignIn() {
  const text = JSON.stringify({ email: 'owner@studio.test', password: demoPassword });
  const call = request(`${origin}/api/authenticate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      expect: '100-continue',
    },
  });
  call.flushHeaders();
  await once(call, 'continue');
  return { call, text };
}

async function tokenOf({ call, text }: Awaited<ReturnType<typeof startSignIn>>): Promise<string> {
  const answered = once(call, 'response');
  call.end(text);
  const [response] = await answered;
  const { token } = JSON.parse(Buffer.concat(await response.toArray()).toString()) as { token: string };
  return token;
}

async function isKnown(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${origin}/api/control/user-info`, { headers })).status === 200;
}

/** The process that holds the database. */
function serverPid(): number {
  const holder = readFileSync(path.join(findHome(path.join(dataDir, 'data')), 'holder.json'), 'utf8');
  return (JSON.parse(holder) as { pid: number }).pid;
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
