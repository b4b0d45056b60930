import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Where `first-start.ts` tells the workers of its data. */
export const firstStartVariable = 'STUDIO_E2E_FIRST_START';

/** A data directory of its own, in which a first start has been when the run made one; else an empty one. */
export async function dataDirAfterFirstStart(): Promise<string> {
  const dataDir = makeDataDir();
  const from = process.env[firstStartVariable];
  // The database's files keep their owner: in a run as root that is a user whom PostgreSQL accepts.
  if (from !== undefined) await promisify(execFile)('cp', ['-a', `${from}/.`, dataDir]);
  return dataDir;
}

export function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-e2e-'));
  // For a run as root: the user that PostgreSQL then runs as must be able to pass through.
  chmodSync(dataDir, 0o711);
  return dataDir;
}

/** Where the database lies when PostgreSQL's user cannot come into the data directory. */
export function createExternalServices(dataDir: string): string | undefined {
  const location = join(dataDir, 'location');
  return existsSync(location) ? readFileSync(location, 'utf8').trim() : undefined;
}

export function removeDataDir(dataDir: string): void {
  const outside = createExternalServices(dataDir);
  if (outside !== undefined) rmSync(outside, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
