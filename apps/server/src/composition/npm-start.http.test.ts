import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
/** Of the latest start. */
let output = '';
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
    const tree = descendantsOf(first.pid ?? 0);
    expect(tree.map(commandOf).filter((command) => command.includes('engine/relay/main.ts'))).toHaveLength(1);
    expect(tree.map(commandOf).some((command) => command.includes('bin/postgres'))).toBe(true);
    first.kill(signal);
    const second = await start();
    expect(tree.filter(isAlive).map(commandOf)).toEqual([]);
    // On its own port: the relay of the first is gone.
    expect((await fetch(`http://127.0.0.1:${port + 1}/`)).status).toBeLessThan(500);
    const next = descendantsOf(second.pid ?? 0);
    second.kill(signal);
    await vi.waitFor(() => expect(next.filter(isAlive).map(commandOf)).toEqual([]), {
      timeout: 60_000,
      interval: 100,
    });
  },
);

it.skipIf(process.getuid?.() !== 0)(
  '[A13] a server that runs as root says so, and runs the relay and the database as others',
  async () => {
    const npm = await start();
    const tree = descendantsOf(npm.pid ?? 0);
    const owners = (part: string) =>
      tree.filter((pid) => commandOf(pid).includes(part)).map((pid) => statSync(`/proc/${pid}`).uid === 0);
    expect(owners('src/main.ts')).toContain(true);
    expect(owners('engine/relay/main.ts')).toEqual([false]);
    expect(owners('bin/postgres')).not.toContain(true);
    expect(output.match(/runs as root/g)).toHaveLength(1);
    npm.kill('SIGTERM');
    await vi.waitFor(() => expect(tree.filter(isAlive)).toEqual([]), { timeout: 60_000, interval: 100 });
  },
);

async function start(): Promise<ChildProcess> {
  const npm = spawn('npm', ['start', '--no-update-notifier'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Only npm gets the signals of the test, as from a service manager that knows its pid.
    detached: true,
  });
  output = '';
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

/** The process and all below it. */
function descendantsOf(root: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(/\) \S (\d+)/.exec(read(`/proc/${name}/stat`))?.[1])]),
  );
  const found = [root];
  for (const pid of found) {
    for (const [child, parent] of parents) if (parent === pid) found.push(child);
  }
  return found;
}

/** A zombie has ended. */
const isAlive = (pid: number): boolean => /\) [^ZX] /.test(read(`/proc/${pid}/stat`));

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
