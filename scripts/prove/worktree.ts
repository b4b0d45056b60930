/** A checkout of HEAD beside the present one, with the same packages, that may be broken at will. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Change } from './sight.ts';

export interface Worktree {
  readonly path: string;
  /** Applies a patch; gives what git has against it. */
  apply(patch: string): string | undefined;
  /** What the patch changed, with both texts. */
  changes(): Change[];
  /** As it was committed; what is ignored (packages, builds) stays. */
  restore(): void;
  remove(): void;
}

const prefix = 'studio-prove-';

export function openWorktree(root: string): Worktree {
  removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const path = join(folder, 'studio');
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', path, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const remove = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    // It forgets those whose folders are gone.
    spawnSync('git', ['-C', root, 'worktree', 'prune']);
  };
  try {
    execFileSync('git', ['-C', root, 'worktree', 'add', '--detach', path, 'HEAD'], { stdio: 'ignore' });
    for (const modules of globSync(['node_modules', '{apps,packages}/*/node_modules'], { cwd: root }))
      linkPackages(join(root, modules), join(path, modules));
    const browser = '.cache/chromium';
    if (existsSync(join(root, browser))) linkTree(join(root, browser), join(path, browser));
  } catch (error) {
    remove();
    throw error;
  }
  return {
    path,
    apply(patch) {
      try {
        // Without context lines a patch outlives changes beside its line.
        git('apply', '--unidiff-zero', patch);
        return undefined;
      } catch (error) {
        return String((error as { stderr?: unknown }).stderr).trim();
      }
    },
    changes() {
      const read = (command: string[]) =>
        execFileSync('git', ['-C', path, ...command], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
        });
      const paths = read(['status', '--porcelain', '--untracked-files=all', '-z'])
        .split('\0')
        .filter(Boolean);
      return paths.map((line) => {
        const name = line.slice(3);
        const isNew = line.startsWith('??');
        return {
          path: name,
          before: isNew ? null : read(['show', `HEAD:${name}`]),
          after: existsSync(join(path, name)) ? readFileSync(join(path, name), 'utf8') : null,
        };
      });
    },
    restore() {
      git('reset', '--hard', '--quiet');
      git('clean', '-fdq');
    },
    remove,
  };
}

/** Runs that were killed could not tidy up. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => isLeftover(entry, isAlive)))
    rmSync(join(tmpdir(), name), { recursive: true, force: true });
}

/** Whether a temporary folder belongs to a run that is no more: its name has the number of its process. */
export function isLeftover(name: string, isRunning: (pid: number) => boolean): boolean {
  const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
  return pid !== undefined && !isRunning(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is alive all the same.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Packages and their commands, not the caches that tools keep beside them: those are written in place. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.') || name === '.bin') linkTree(join(from, name), join(to, name));
  }
}

/** Hard links where the file system allows: no second install, and workspace links that stay inside the worktree. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
