import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Account } from '#/platform/db/embedded/account.ts';
import { accountFor } from '#/platform/db/embedded/account.ts';
import { packagedBinaries } from '#/platform/db/embedded/binaries.ts';
import { stopOrphans } from '#/platform/db/embedded/orphaned-postmaster.ts';

/**
 * A user that is neither root nor the one that root would choose; the current user when not root.
 */
export const ordinary: Account | undefined = anyOtherUser();

function anyOtherUser(): Account | undefined {
  const chosen = accountFor(undefined);
  if (!chosen) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }));
  return users.find(({ uid }) => uid > 0 && uid !== chosen.uid);
}

const places: string[] = [];

/** A temporary directory that everyone may enter; deleted by removeTestDirectories. */
export function createTestDirectory(): string {
  const place = mkdtempSync(path.join(tmpdir(), 'studio-embedded-'));
  chmodSync(place, 0o755);
  places.push(place);
  return place;
}

/** Deletes the directories, and ends processes that a failed test left running in them. */
export async function removeTestDirectories(): Promise<void> {
  for (const place of places.splice(0)) {
    for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
      if (entry.name === 'PG_VERSION' && path.basename(entry.parentPath) === 'data')
        await stopOrphans(entry.parentPath);
    }
    rmSync(place, { recursive: true, force: true, maxRetries: 10 });
  }
}

export function makeDirectory(
  directory: string,
  { mode = 0o755, owner }: { mode?: number; owner?: Account | undefined } = {},
) {
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, mode);
  if (owner) chownSync(directory, owner.uid, owner.gid);
  return directory;
}

/** The platform package as `npm ci --ignore-scripts` leaves it: without its library links. */
export function copyPackage(into: string): string {
  const native = packagedBinaries();
  cpSync(native, path.join(into, 'native'), {
    recursive: true,
    filter: (source) => !lstatSync(source).isSymbolicLink() && !source.endsWith('.a'),
  });
  cpSync(path.join(native, '../package.json'), path.join(into, 'package.json'));
  return path.join(into, 'native');
}

let readable: string | undefined;

/** A copy of the package that any user may read: the checkout may be private to its owner. */
export function readablePackage(): string {
  readable ??= copyPackage(makeDirectory(path.join(createTestDirectory(), 'package')));
  return readable;
}

/** Names, sizes and times of all files below; equal when nothing was touched. */
export function snapshotFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const { ctimeMs, mtimeMs, size } = lstatSync(path.join(entry.parentPath, entry.name));
      return `${path.join(entry.parentPath, entry.name)} ${size} ${mtimeMs} ${ctimeMs}`;
    })
    .sort();
}

export function filesWith(text: string, directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));
}

export async function queryOn(config: pg.ClientConfig, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
