import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Account, accountFor, canEnter } from '#/platform/db/embedded/account.ts';
import { EmbeddedError, hasCode } from '#/platform/db/embedded/embedded-error.ts';

/**
 * The location of the cluster. Our process owns it; `data` and `socket` within belong to the
 * account.
 */
export interface Home {
  readonly path: string;
  readonly data: string;
  readonly account: Account | undefined;
}

const markerName = 'studio.json';
/** For data that cannot be in the checkout; tests use another directory. */
const systemDirectory = '/var/lib';

/** Finds the home of this data directory, or creates it on the first start. */
export function openHome(dataDir: string, outsideDirectory = systemDirectory): Home {
  const asRoot = accountFor(undefined);
  const isNew = mkdirSync(dataDir, { recursive: true, mode: 0o700 }) !== undefined;
  // PostgreSQL's user may traverse it, but not list it.
  if (isNew && asRoot) chmodSync(dataDir, 0o711);
  const home = readLocation(dataDir) ?? chooseHome(realpathSync(dataDir), outsideDirectory, asRoot);
  claim(home);
  const data = path.join(home, 'data');
  return { path: home, data, account: accountFor(existsSync(data) ? data : undefined) };
}

/** Returns the location of the cluster of this data directory, if there is one. */
export function findHome(dataDir: string): string {
  return readLocation(dataDir) ?? path.join(realpathSync(dataDir), 'postgres');
}

function readLocation(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'location');
  let home: string;
  try {
    home = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  if (path.isAbsolute(home) && existsSync(path.join(home, markerName))) return home;
  throw new EmbeddedError(
    `${file} says that the database lies in ${home}, but it is not there. Bring it back, or delete ${file} to ` +
      'begin with an empty database.',
  );
}

function chooseHome(dataDir: string, outsideDirectory: string, account: Account | undefined): string {
  const inside = path.join(dataDir, 'postgres');
  if (!account || existsSync(inside) || canEnter(dataDir, account)) return inside;
  const outside = makeOutside(dataDir, outsideDirectory);
  writeMarker(outside);
  writeFileSync(path.join(dataDir, 'location'), `${outside}\n`);
  return outside;
}

/**
 * A directory of that name may contain the data of an earlier checkout at the same path: it is
 * neither used nor deleted.
 */
function makeOutside(dataDir: string, outsideDirectory: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  for (let number = 1; ; number++) {
    const candidate = path.join(outsideDirectory, `studio-${hash}${number === 1 ? '' : `-${number}`}`);
    try {
      mkdirSync(candidate);
      chmodSync(candidate, 0o711);
      return candidate;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
}

/** Later starts clean up in here, so it must be a directory that we created. */
function claim(home: string): void {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (existsSync(path.join(home, markerName))) return;
  if (readdirSync(home).length > 0) {
    throw new EmbeddedError(
      `${home} holds files that Studio did not make. Set DATA_DIR to another directory.`,
    );
  }
  writeMarker(home);
  // Whatever the umask, the account must reach its own directories within.
  if (accountFor(undefined)) chmodSync(home, 0o711);
}

function writeMarker(home: string): void {
  writeFileSync(path.join(home, markerName), '{"holds":"the embedded database of Studio"}\n', {
    mode: 0o600,
  });
}
