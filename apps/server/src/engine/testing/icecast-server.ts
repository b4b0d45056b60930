import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EngineHandle, startEngine } from '../index.ts';
import { contractMounts } from './contract-clients.ts';
import type { RecordedHooks } from './recorded-hooks.ts';

export const icecastBinary = '/usr/bin/icecast2';

export interface IcecastServer {
  /** The engine that runs it as its child. */
  readonly handle: EngineHandle;
  /** The origin of its admin pages and their password, for another engine that connects to it as an external Icecast. */
  readonly adminOrigin: string;
  readonly adminPassword: string;
  stop(): Promise<void>;
}

/** Debian's Icecast with the contract's mounts, in a temporary folder. */
export async function startIcecast(hooks?: RecordedHooks): Promise<IcecastServer> {
  const folder = await mkdtemp(join(tmpdir(), 'icecast-'));
  // Icecast does not run as root; its user needs to traverse the folder.
  if (process.getuid?.() === 0) await chmod(folder, 0o711);
  const dir = join(folder, 'icecast');
  const place = { binary: icecastBinary, dir, host: '127.0.0.1', port: 0, strictPort: false };
  const config = { kind: 'icecast', own: { ...place, mounts: contractMounts } } as const;
  const handle = await startEngine(config, hooks && { hooks });
  const xml = await readFile(join(dir, 'icecast.xml'), 'utf8');
  return {
    handle,
    adminOrigin: `http://127.0.0.1:${[...xml.matchAll(/<port>(\d+)/g)].at(-1)?.[1]}`,
    adminPassword: /<admin-password>([^<]+)/.exec(xml)?.[1] ?? '',
    stop: async () => {
      await handle.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
