import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Home } from '#/platform/db/embedded/data-directory.ts';
import { EmbeddedError, hasCode } from '#/platform/db/embedded/embedded-error.ts';

/** The endpoint of PostgreSQL: a directory for its socket, or a loopback address. */
export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** Part of the socket's name; each cluster has its own directory, so it never conflicts. */
const socketPort = 5432;
/** The system limit is 107 on Linux and 103 on macOS. */
const maxSocketPathBytes = 100;
const socketName = `.s.PGSQL.${socketPort}`;

/**
 * A Unix socket in a directory that only the account may enter; on Windows, which has none, a free
 * port.
 */
export async function openEndpoint(home: Home): Promise<Endpoint> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  closeEndpoint(home);
  const host = isShort(path.join(home.path, 'socket'))
    ? path.join(home.path, 'socket')
    : shortDirectory(home);
  mkdirSync(host, { recursive: true, mode: 0o700 });
  // Left by a killed process; PostgreSQL would take any process with that pid for the owner.
  removeSocket(host);
  if (home.account) chownSync(host, home.account.uid, home.account.gid);
  return { host, port: socketPort };
}

/** Removes the short directory, including that of a killed start. */
export function closeEndpoint(home: Home): void {
  const note = shortNote(home);
  try {
    const directory = readFileSync(note, 'utf8').trim();
    for (const name of [socketName, `${socketName}.lock`])
      rmSync(path.join(directory, name), { force: true });
    rmdirSync(directory);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  rmSync(note, { force: true });
}

function shortDirectory(home: Home): string {
  const parent = [tmpdir(), '/tmp'].find((candidate) => isShort(path.join(candidate, 'studio-123456')));
  if (!parent)
    throw new EmbeddedError(`The path of ${home.path} is too long for a unix socket, and so is TMPDIR.`);
  // Newly created, so no one else can have opened it; it never contains a secret.
  const directory = mkdtempSync(path.join(parent, 'studio-'));
  writeFileSync(shortNote(home), directory, { mode: 0o600 });
  return directory;
}

function removeSocket(directory: string): void {
  for (const name of [socketName, `${socketName}.lock`]) rmSync(path.join(directory, name), { force: true });
}

const shortNote = (home: Home) => path.join(home.path, 'socket-directory');

const isShort = (directory: string) =>
  Buffer.byteLength(path.join(directory, socketName)) <= maxSocketPathBytes;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
