import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { EmbeddedError } from '#/platform/db/embedded/embedded-error.ts';

/** The user that runs PostgreSQL when it is not ours. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * PostgreSQL refuses to run as root. It then runs as the owner of the data, or on a first start as
 * an existing unprivileged user; none is created.
 */
export function accountFor(dataOwnerOf: string | undefined): Account | undefined {
  if (!isRoot()) return undefined;
  if (dataOwnerOf !== undefined) {
    const { uid, gid } = statSync(dataOwnerOf);
    if (uid !== 0) return { uid, gid };
  }
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new EmbeddedError(
    'The embedded PostgreSQL does not run as root, and this system has neither a user postgres nor a user nobody. ' +
      'Start as another user, or set DATABASE_URL.',
  );
}

/** Asks the system itself, which takes access lists into account. */
export function canEnter(directory: string, account: Account): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], {
    ...account,
    cwd: '/',
    env: {},
    stdio: 'ignore',
  });
  return probe.status === 0;
}
