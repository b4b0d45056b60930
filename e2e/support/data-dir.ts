import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Environment variable with the data directory prepared by `first-start.ts`. */
export const firstStartVariable = 'STUDIO_E2E_FIRST_START';

/** A new data directory, copied from the prepared one if there is one. */
export async function dataDirAfterFirstStart(): Promise<string> {
  const dataDir = makeDataDir();
  const from = process.env[firstStartVariable];
  // Preserves file owners: as root, PostgreSQL runs as another user.
  if (from !== undefined) await promisify(execFile)('cp', ['-a', `${from}/.`, dataDir]);
  return dataDir;
}

export function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-e2e-'));
  // As root, PostgreSQL's user must be able to traverse the folder.
  chmodSync(dataDir, 0o711);
  return dataDir;
}

/** The database directory, if it is outside the data directory because PostgreSQL's user cannot access it. */
export function externalDatabaseDir(dataDir: string): string | undefined {
  const location = join(dataDir, 'location');
  return existsSync(location) ? readFileSync(location, 'utf8').trim() : undefined;
}

export function removeDataDir(dataDir: string): void {
  const outside = externalDatabaseDir(dataDir);
  if (outside !== undefined) rmSync(outside, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
