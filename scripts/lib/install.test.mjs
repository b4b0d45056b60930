import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

const lock = {
  packages: {
    '': { name: 'root' },
    'packages/ui': { version: '0.1.0' },
    'node_modules/@unmuted/ui': { resolved: 'packages/ui', link: true },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
    'apps/server/node_modules/pg': { version: '8.23.1' },
  },
};
const { '': _root, 'packages/ui': _ui, 'node_modules/fsevents': _other, ...installed } = lock.packages;

describe('isInstalled', () => {
  test('accepts missing packages of other platforms', () => {
    expect(isInstalled(lock, { packages: installed })).toBe(true);
  });

  test('rejects a missing package', () => {
    const { 'apps/server/node_modules/pg': _gone, ...rest } = installed;
    expect(isInstalled(lock, { packages: rest })).toBe(false);
  });

  test('rejects another version', () => {
    const packages = { ...installed, 'node_modules/vite': { version: '8.3.7' } };
    expect(isInstalled(lock, { packages })).toBe(false);
  });

  test('rejects an incomplete install', () => {
    expect(isInstalled(lock, undefined)).toBe(false);
  });
});

describe('ensureInstalled', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'studio-install-'));
    cpSync(import.meta.dirname, join(root, 'scripts/lib'), { recursive: true });
    writeFileSync(join(root, 'package.json'), '{ "name": "empty", "version": "1.0.0" }');
    writeLock('one');
    // A fake npm that records its arguments.
    mkdirSync(join(root, 'npm'));
    const calls = JSON.stringify(join(root, 'calls'));
    writeFileSync(
      join(root, 'npm/npm-cli.js'),
      `const fs = require('node:fs');
       fs.appendFileSync(${calls}, process.argv.slice(2).join(' ') + '\\n');
       fs.mkdirSync('node_modules', { recursive: true });
       process.exitCode = Number(process.env.NPM_FAILS ?? 0);`,
    );
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function writeLock(name) {
    const content = { name, lockfileVersion: 3, packages: { 'node_modules/one': { version: '1.0.0' } } };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(content));
  }

  function ensure(env = {}) {
    const code = `(await import('./scripts/lib/install.mjs')).ensureInstalled(process.cwd())`;
    return spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: root,
      env: { ...process.env, npm_execpath: join(root, 'npm/npm-cli.js'), ...env },
      encoding: 'utf8',
    });
  }
  const calls = () => readFileSync(join(root, 'calls'), 'utf8').trim().split('\n');

  test('installs once per lock', () => {
    ensure();
    ensure();
    expect(calls()).toEqual(['ci --include=dev --include=optional']);
  });

  test('installs again when the lock changes', () => {
    ensure();
    writeLock('two');
    ensure();
    expect(calls()).toHaveLength(2);
  });

  test('reports a failure, returns its exit code, and tries again at the next start', () => {
    const failed = ensure({ NPM_FAILS: '3' });
    expect(failed.status).toBe(3);
    expect(failed.stderr).toContain('npm ci failed. Nothing was started.');
    ensure();
    expect(calls()).toHaveLength(2);
  });
});
