import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Account, canEnter, isRoot } from '#/platform/db/embedded/account.ts';

/** Unprivileged users, in order of preference; none is created. */
const userNames = ['studio', 'nobody'];

export interface ChildAccount extends Account {
  readonly name: string;
}

/** The user for child processes of a server that runs as root; undefined: the server's own user. */
export function childAccount(passwd = readPasswd()): ChildAccount | undefined {
  if (!isRoot()) return undefined;
  for (const name of userNames) {
    const [, , uid, gid] = passwd.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

function readPasswd(): string[] {
  try {
    return readFileSync('/etc/passwd', 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Makes this process, if it runs as root, one of the unprivileged user. Files that are open stay usable. */
export function dropPrivileges(): void {
  const account = childAccount();
  if (!account) return;
  process.setgroups?.([]);
  process.setgid?.(account.gid);
  process.setuid?.(account.uid);
}

/** Whether the account may read these files. Asks the system itself, which takes access lists into account. */
export function canRead(files: readonly string[], { uid, gid }: Account): boolean {
  const test = 'for file do test -r "$file" || exit 1; done';
  const options = { uid, gid, cwd: '/', env: {}, stdio: 'ignore' } as const;
  return spawnSync('/bin/sh', ['-c', test, 'sh', ...files], options).status === 0;
}

/** Creates a directory that the account writes to, and gives it the existing files. Returns whether it may enter it. */
export function shareDirectory(directory: string, account: Account): boolean {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  for (const file of ['.', ...readdirSync(directory)]) {
    chownSync(path.join(directory, file), account.uid, account.gid);
  }
  return canEnter(directory, account);
}
