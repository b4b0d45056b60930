import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeProblem } from './node.mjs';

/** Installs the packages of package-lock.json unless they are installed. Returns whether it did. */
export async function ensureInstalled(root) {
  const problem = nodeProblem();
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  const stamp = join(root, 'node_modules/.studio-lock');
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (read(stamp) === wanted) return false;
  if (isInstalled(JSON.parse(lock), parse(join(root, 'node_modules/.package-lock.json')))) {
    writeFileSync(stamp, wanted);
    return false;
  }
  console.log('Installing packages …');
  rmSync(stamp, { force: true });
  // NODE_ENV=production would omit the build tools.
  const { status, error } = npm(['ci', '--include=dev', '--include=optional'], root);
  if (status !== 0) {
    console.error(`npm ci failed${error ? `: ${error.message}` : ''}. Nothing was started.`);
    process.exit(status || 1);
  }
  writeFileSync(stamp, wanted);
  return true;
}

/**
 * Compares the lock with the list that npm writes after each complete install, which someone may have run by hand.
 * @param {{ packages: Record<string, any> }} lock
 * @param {{ packages?: Record<string, any> } | undefined} hidden
 */
export function isInstalled(lock, hidden) {
  if (!hidden?.packages) return false;
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = hidden.packages[path];
    // Packages of other platforms are listed but absent.
    if (!found) return Boolean(entry.optional || entry.devOptional);
    return Boolean(entry.link) === Boolean(found.link) && entry.version === found.version;
  });
}

function npm(args, root) {
  const options = { cwd: root, stdio: 'inherit' };
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return spawnSync(process.execPath, [own, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
