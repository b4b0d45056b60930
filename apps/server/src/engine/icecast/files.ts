import { chownSync, constants } from 'node:fs';
import { access, chown, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Account, canEnter, isRoot } from '#/platform/db/embedded/account.ts';
import { StartError } from '#/platform/lib/start-error.ts';

/** Unprivileged system users that may exist; none is created. */
const accountNames = ['icecast2', 'icecast', 'nobody'];

/** Icecast does not run as root, so it runs as an unprivileged user. */
async function findAccount(): Promise<Account | undefined> {
  if (!isRoot()) return undefined;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  for (const name of accountNames) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartError(
    `Icecast does not run as root, and this system has none of the users ${accountNames.join(', ')}. ` +
      'Start as another user.',
  );
}

export interface IcecastFiles {
  readonly account: Account | undefined;
  readonly config: string;
  readonly pid: string;
  /** Written by the server. */
  readonly accessLog: string;
  /** Empty, so that nothing is served. */
  readonly webRoot: string;
  writeConfig(xml: string): Promise<void>;
}

/** Prepares the folder of the managed Icecast, and checks that it can be started there. */
export async function openFiles(binary: string, dir: string): Promise<IcecastFiles> {
  await access(binary, constants.X_OK).catch(() => {
    throw new StartError(
      `There is no Icecast at ${binary}. Install it (on Debian: apt-get install icecast2), set ICECAST_BIN to ` +
        'where it is, or set ICECAST_URL to one that runs already.',
    );
  });
  const account = await findAccount();
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if (account) chownSync(dir, account.uid, account.gid);
  if (account && !canEnter(dir, account)) {
    throw new StartError(
      `Icecast does not run as root, and user ${account.uid} may not enter ${dir}. ` +
        'Start as another user, or set DATA_DIR to a directory that others may pass through.',
    );
  }
  const webRoot = path.join(dir, 'web');
  await mkdir(webRoot, { recursive: true, mode: 0o700 });
  if (account) await chown(webRoot, account.uid, account.gid);
  const config = path.join(dir, 'icecast.xml');
  return {
    account,
    config,
    pid: path.join(dir, 'icecast.pid'),
    accessLog: path.join(dir, 'access.log'),
    webRoot,
    // Written to a temporary file and renamed, so that a reloading Icecast never reads a partial
    // file.
    writeConfig: async (xml) => {
      const unfinished = `${config}.new`;
      await writeFile(unfinished, xml, { mode: 0o600 });
      if (account) await chown(unfinished, account.uid, account.gid);
      await rename(unfinished, config);
    },
  };
}
