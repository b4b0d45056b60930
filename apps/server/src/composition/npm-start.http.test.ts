import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compileCache } from '#/testing/processes/server-process.ts';

const root = path.join(import.meta.dirname, '../../../..');
const main = path.join(import.meta.dirname, '../main.ts');

let folder: string;
let port: number;
let env: Record<string, string>;
/** A package whose `npm start` runs the product as the repository's does, without installing and building. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-npm-'));
  // When run as root: the user that PostgreSQL runs as must be able to traverse it.
  await chmod(folder, 0o711);
  port = await freePort();
  env = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: compileCache,
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    // Without demo accounts and their sources, which need built audio.
    PUBLIC_URL: 'https://studio.example',
    STUDIO_RUN: folder,
  };
  const children = pathToFileURL(path.join(root, 'scripts/lib/children.mjs')).href;
  writeFileSync(
    path.join(folder, 'start.mjs'),
    `import { runSupervised } from ${JSON.stringify(children)};
     const command = { args: ['--conditions=source', ${JSON.stringify(main)}], cwd: ${JSON.stringify(root)}, env: process.env };
     process.exitCode = await runSupervised(process.execPath, command);`,
  );
  const scripts = { start: `${JSON.stringify(process.execPath)} start.mjs` };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'started', scripts }));
});
afterEach(async () => {
  for (const pid of ours()) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, maxRetries: 5 });
});

it.skipIf(process.platform !== 'linux').each(['SIGTERM', 'SIGKILL'] as const)(
  '[F9] %s to npm ends every process, and the next start waits for them and works',
  async (signal) => {
    const first = await start();
    // Server, launcher, relay and npm at least.
    expect(ours().length).toBeGreaterThanOrEqual(4);
    first.kill(signal);
    const second = await start();
    expect((await fetch(`http://127.0.0.1:${port + 1}/`)).status).toBeLessThan(500);
    second.kill(signal);
    await vi.waitFor(() => expect(ours().map(commandOf)).toEqual([]), { timeout: 20_000, interval: 100 });
  },
  120_000,
);

async function start(): Promise<ChildProcess> {
  const npm = spawn('npm', ['start', '--no-update-notifier'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Only npm gets the signals of the test, as from a service manager that knows its pid.
    detached: true,
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await vi.waitFor(() => expect(output).toContain('Studio is ready on'), { timeout: 50_000, interval: 50 });
  return npm;
}

/** The processes that inherited the environment of `npm start`, or use its folder. */
function ours(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => `${read(`/proc/${pid}/environ`)}\n${commandOf(pid)}`.includes(folder));
}

const commandOf = (pid: number): string => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** A free port whose successor, the engine's, is free too. */
async function freePort(): Promise<number> {
  for (;;) {
    const servers = [createServer(), createServer()] as const;
    const [first, second] = servers;
    try {
      first.listen(0, '127.0.0.1');
      await once(first, 'listening');
      const address = first.address();
      const found = typeof address === 'object' && address ? address.port : 0;
      second.listen(found + 1, '127.0.0.1');
      await once(second, 'listening');
      return found;
    } catch {
      // The next one is in use.
    } finally {
      for (const server of servers) server.close();
    }
  }
}
