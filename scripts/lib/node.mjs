import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The product's TypeScript runs as it is from here on. */
const forTypeScript = [22, 19];
/** Enough to run npm and these scripts where a newer Node comes with the packages: on Linux. */
const forScripts = [20, 19];

/** @param {string} version @param {number[]} wanted */
export function isAtLeast(version, [major, minor]) {
  const [ownMajor, ownMinor] = version.replace(/^v/, '').split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** What is wrong with this Node, in a sentence; nothing when it is new enough to start with. */
export function complaintAboutNode({
  version = process.version,
  platform = process.platform,
  arch = process.arch,
} = {}) {
  const bringsNode = platform === 'linux' && ['x64', 'arm64'].includes(arch);
  const wanted = bringsNode ? forScripts : forTypeScript;
  if (isAtLeast(version, wanted)) return undefined;
  return `Studio needs Node ${wanted.join('.')} or newer on ${platform}-${arch}, and this is ${version}. See https://nodejs.org.`;
}

/** The Node that runs TypeScript: the installed package's, else the system's when it is new enough. */
export function nodeFor(root) {
  const own = join(root, 'node_modules/.bin/node');
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  if (isAtLeast(process.version, forTypeScript)) return process.execPath;
  throw new Error(
    `Node ${forTypeScript.join('.')} or newer is needed, this is ${process.version}, and the one of the packages ` +
      'is missing. Run: npm ci --include=optional',
  );
}
