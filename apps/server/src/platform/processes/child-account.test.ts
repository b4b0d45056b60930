import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isRoot } from '#/platform/db/embedded/account.ts';
import { canRead, childAccount, shareDirectory } from '#/platform/processes/child-account.ts';

const nobody = 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin';
const root = 'root:x:0:0:root:/root:/bin/bash';

it('[A13] a server of an ordinary user starts children as itself', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  expect(childAccount([root, nobody])).toBeUndefined();
});

describe.runIf(isRoot())('[A13] a server that runs as root', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'studio-account-'));
    chmodSync(folder, 0o711);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('starts children as the user studio, or nobody', () => {
    const studio = 'studio:x:999:998::/home/studio:/bin/sh';
    expect(childAccount([root, nobody])).toEqual({ name: 'nobody', uid: 65_534, gid: 65_534 });
    expect(childAccount([root, nobody, studio])).toEqual({ name: 'studio', uid: 999, gid: 998 });
    expect(childAccount([root])).toBeUndefined();
    expect(childAccount(['nobody:x:0:0::/:/bin/sh'])).toBeUndefined();
  });

  it('ends the privileges of a process, for good', () => {
    const program = `import { dropPrivileges } from ${JSON.stringify(path.join(import.meta.dirname, 'child-account.ts'))};
      dropPrivileges();
      let isBack = true;
      try { process.setuid(0); } catch { isBack = false; }
      console.log(JSON.stringify([process.getuid() === 0, process.getgid() === 0, process.getgroups().includes(0), isBack]));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toEqual([false, false, false, false]);
  });

  it('shares a directory with them, and knows what they cannot read', () => {
    const account = { uid: 65_534, gid: 65_534 };
    const [own, shared] = [path.join(folder, 'own'), path.join(folder, 'shared')];
    writeFileSync(own, '', { mode: 0o600 });
    mkdirSync(shared, { mode: 0o700 });
    writeFileSync(path.join(shared, 'access.log'), '', { mode: 0o600 });
    expect(canRead([own], account)).toBe(false);
    expect(shareDirectory(shared, account)).toBe(true);
    expect(statSync(path.join(shared, 'access.log')).uid).toBe(account.uid);
    expect(canRead([path.join(shared, 'access.log')], account)).toBe(true);
    chmodSync(folder, 0o700);
    expect(shareDirectory(shared, account)).toBe(false);
    const touch = spawnSync('touch', [path.join(shared, 'new')], account);
    expect(touch.status).not.toBe(0);
  });
});
