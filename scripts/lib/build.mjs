import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const shared = [
  'package-lock.json',
  'turbo.json',
  'tsconfig.base.json',
  'scripts/emit-types.ts',
  'scripts/lib/precompress-plugin.ts',
];
const generated = new Set(['node_modules', '.turbo', 'dist']);
/** Files that no build reads. */
const isIgnored = (name) => /\.(test|test-d|stories)\.|\.md$/.test(name);

/**
 * Builds what changed. Comparing file names, sizes and times takes a few milliseconds, so Turbo, which compares contents,
 * runs only when they differ. Returns whether it ran.
 */
export function ensureBuilt(root, node) {
  const stamp = join(root, 'node_modules/.studio-build');
  if (readStamp(stamp) === fingerprint(root)) return false;
  console.log('Building …');
  const { status, stdout, stderr, error } = spawnSync(
    node,
    [join(root, 'node_modules/turbo/bin/turbo'), 'run', 'build', '--output-logs=errors-only', '--ui=stream'],
    { cwd: root, env: quietEnv(node), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) {
    console.error(
      `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}\nThe build failed. Nothing was started.`,
    );
    process.exit(status || 1);
  }
  writeFileSync(stamp, fingerprint(root));
  return true;
}

/** Turns off telemetry and puts the given Node first in PATH. */
export function quietEnv(node) {
  return {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  };
}

/** A hash of the names, sizes and times of all sources and build outputs. */
export function fingerprint(root) {
  const hash = createHash('sha256');
  for (const file of shared) add(hash, join(root, file));
  for (const group of ['packages', 'apps']) {
    for (const { name } of list(join(root, group))) {
      const workspace = join(root, group, name);
      walk(hash, workspace, (entry) => generated.has(entry) || isIgnored(entry));
      walk(hash, join(workspace, 'dist'), () => false);
    }
  }
  return hash.digest('hex');
}

function walk(hash, directory, isSkipped) {
  for (const entry of list(directory)) {
    if (isSkipped(entry.name)) continue;
    const path = join(directory, entry.name);
    if (entry.isDirectory()) walk(hash, path, isSkipped);
    else add(hash, path);
  }
}

function add(hash, file) {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: -1, mtimeMs: 0 };
  hash.update(`${file}\0${size}\0${mtimeMs}\n`);
}

function list(directory) {
  try {
    return readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return []; // Not built yet.
  }
}

function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
