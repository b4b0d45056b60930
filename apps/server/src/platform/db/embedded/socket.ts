import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Home } from '#/platform/db/embedded/data-directory.ts';
import { EmbeddedError, hasCode } from '#/platform/db/embedded/embedded-error.ts';

/** Where PostgreSQL listens: a directory for its socket, or an address of this machine. */
export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** It is part of the socket's name, and each cluster has a directory of its own. */
const socketPort = 5432;
/** The system allows 107 on Linux, 103 on macOS. */
const maxSocketPathBytes = 100;
const socketName = `.s.PGSQL.${socketPort}`;

/** A unix socket in a directory that only the account may enter; on Windows, which lacks them, a free port. */
export async function openEndpoint(home: Home): Promise<Endpoint> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  closeEndpoint(home);
  const host = isShort(path.join(home.path, 'socket'))
    ? path.join(home.path, 'socket')
    : shortDirectory(home);
  mkdirSync(host, { recursive: true, mode: 0o700 });
  // Left by a kill; PostgreSQL would take whatever has that pid by now for the owner.
  removeSocket(host);
  if (home.account) chownSync(host, home.account.uid, home.account.gid);
  return { host, port: socketPort };
}

/** Removes the short directory, also that of a start that was killed. */
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
  // Made by us under a new name, so nobody else can have opened it; it never holds a secret.
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
