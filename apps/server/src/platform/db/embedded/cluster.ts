import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Account } from '#/platform/db/embedded/account.ts';
import { type Binaries, binary } from '#/platform/db/embedded/binaries.ts';
import type { Home } from '#/platform/db/embedded/data-directory.ts';
import { EmbeddedError } from '#/platform/db/embedded/embedded-error.ts';
import { killOrphans } from '#/platform/db/embedded/orphaned-postmaster.ts';

export const superuser = 'studio';
export const databaseName = 'studio';
const majorVersion = '18';
const initTimeoutMs = 60_000;
/** Belongs to a first start in progress, or to a killed one. */
const unfinishedPrefix = 'initdb-';

/** Creates the cluster on the first start; returns its password. */
export async function prepareCluster(home: Home, binaries: Binaries): Promise<string> {
  // Only leftovers of a killed first start in our own directory: `data` itself is never deleted.
  for (const name of readdirSync(home.path).filter((entry) => entry.startsWith(unfinishedPrefix))) {
    const unfinished = path.join(home.path, name);
    await killOrphans(unfinished);
    rmSync(unfinished, { recursive: true, force: true, maxRetries: 5 });
  }
  const passwordFile = path.join(home.path, 'password');
  if (existsSync(home.data)) {
    checkVersion(home.data);
    return readOwn(passwordFile);
  }
  const password = randomBytes(32).toString('base64url');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  const unfinished = path.join(home.path, `${unfinishedPrefix}${randomBytes(6).toString('hex')}`);
  const passwordForInit = `${unfinished}.password`;
  writeFileSync(passwordForInit, `${password}\n`, { mode: 0o600, flag: 'wx' });
  mkdirSync(unfinished, { mode: 0o700 });
  if (home.account) {
    chownSync(passwordForInit, home.account.uid, home.account.gid);
    chownSync(unfinished, home.account.uid, home.account.gid);
  }
  await initdb(binaries, { directory: unfinished, passwordFile: passwordForInit, account: home.account });
  rmSync(passwordForInit);
  // Atomic: a directory named `data` is always a complete cluster.
  renameSync(unfinished, home.data);
  return password;
}

function checkVersion(data: string): void {
  const version = readOwn(path.join(data, 'PG_VERSION'));
  if (version === majorVersion) return;
  throw new EmbeddedError(
    `${data} is a cluster of PostgreSQL ${version}, and this release brings ${majorVersion}. It was left as it is.`,
  );
}

/**
 * Reads a file that every complete cluster has. Fails if it is missing, since the rest may be all
 * that is left of someone's data.
 */
function readOwn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new EmbeddedError(
      `${file} cannot be read (${error instanceof Error ? error.message : String(error)}), so the database is not ` +
        'whole. It was left as it is. Bring it back from a backup, or set DATA_DIR to another directory.',
    );
  }
}

interface InitOptions {
  readonly directory: string;
  readonly passwordFile: string;
  readonly account: Account | undefined;
}

async function initdb(binaries: Binaries, { directory, passwordFile, account }: InitOptions): Promise<void> {
  const child = spawn(
    binary(binaries, 'initdb'),
    [
      `--pgdata=${directory}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // PostgreSQL's built-in C.UTF-8: the same sort order on every system, whatever its locales.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ],
    {
      ...account,
      cwd: directory,
      env: childEnv(),
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: initTimeoutMs,
    },
  );
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, complaint] = await Promise.all([closed, text(child.stderr)]);
  if (code !== 0)
    throw new EmbeddedError(`initdb failed in ${directory}: ${complaint.trim() || `code ${code}`}`);
}

/** PostgreSQL inherits nothing from our environment, which may contain secrets. */
export function childEnv(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { LC_ALL: 'C', TZ: 'UTC', ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }) };
}
