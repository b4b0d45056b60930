import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileCache } from '../../apps/server/src/testing/processes/server-process.ts';
import { dataDirAfterFirstStart, removeDataDir } from './data-dir.ts';
import { freePorts } from './ports.ts';
import { waitUntil } from './wait.ts';

const root = join(import.meta.dirname, '../..');
export const demoPassword = 'studio-demo-1';

export interface Product {
  readonly origin: string;
  readonly enginePort: number;
  /** The server's output so far. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts the built product with server, database and engine on free ports, with separate data. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = await dataDirAfterFirstStart();
  const product = await startOn(dataDir, env);
  return {
    ...product,
    stop: async () => {
      await product.stop();
      removeDataDir(dataDir);
    },
  };
}

/** Starts the product on an existing data directory. */
export async function startOn(
  dataDir: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<Product> {
  const [port = 0, enginePort = 0] = await freePorts(2);
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(root, 'apps/server/src/main.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: compileCache,
      PORT: String(port),
      ENGINE_PORT: String(enginePort),
      // The port above may belong to another product of the run.
      SHOUTCAST_SOURCE_PORT: 'off',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      // Tests count their own listeners.
      DEMO_LISTENERS: 'off',
      // All tests share one address; the default limits are for one person.
      MAIL_CALLS_PER_ADDRESS: '1000',
      SIGN_IN_TRIES_PER_ADDRESS: '1000',
      ...env,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const isReady = async () => (await fetch(`${origin}/readyz`)).ok;
  await waitUntil(isReady, { timeoutMs: 60_000, what: 'ready server' }).catch((error) => {
    child.kill('SIGKILL');
    throw new Error(`${String(error)}\n${printed}`);
  });
  return {
    origin,
    enginePort,
    printed: () => printed,
    stop: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
}
