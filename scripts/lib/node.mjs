import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Runs TypeScript directly. */
const forTypeScript = [22, 19];
/** Runs npm and these scripts. Enough on Linux, where the packages include a newer Node. */
const forScripts = [20, 19];

/** @param {string} version @param {number[]} wanted */
export function isAtLeast(version, [major, minor]) {
  const [ownMajor, ownMinor] = version.replace(/^v/, '').split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** Why this Node is too old, or undefined. */
export function nodeProblem({
  version = process.version,
  platform = process.platform,
  arch = process.arch,
} = {}) {
  const bringsNode = platform === 'linux' && ['x64', 'arm64'].includes(arch);
  const wanted = bringsNode ? forScripts : forTypeScript;
  if (isAtLeast(version, wanted)) return undefined;
  return `Studio needs Node ${wanted.join('.')} or newer on ${platform}-${arch}, and this is ${version}. See https://nodejs.org.`;
}

/** The Node that runs TypeScript: the installed package, or the system's if it is new enough. */
export function nodeFor(root) {
  const own = join(root, 'node_modules/.bin/node');
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  if (isAtLeast(process.version, forTypeScript)) return process.execPath;
  throw new Error(
    `Node ${forTypeScript.join('.')} or newer is needed, this is ${process.version}, and the one of the packages ` +
      'is missing. Run: npm ci --include=optional',
  );
}
