import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '#/usage-error.ts';

/**
 * Takes the folder of jobs for this process, and deletes what a killed runner left behind, which may contain secrets.
 * Returns a function that frees it.
 */
export async function takeWorkFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = path.join(folder, 'lock');
  await removeStaleLock(lock);
  try {
    const file = await open(lock, 'wx', 0o600);
    await file.writeFile(String(process.pid));
    await file.close();
  } catch (cause) {
    throw new UsageError(`Another runner uses ${folder}.`, { cause });
  }
  for (const name of await readdir(folder))
    if (name.startsWith('job-')) await rm(path.join(folder, name), { recursive: true, force: true });
  return () => rm(lock, { force: true });
}

async function removeStaleLock(lock: string): Promise<void> {
  const text = await readFile(lock, 'utf8').catch(() => null);
  if (text !== null && !isRunning(Number(text))) await rm(lock, { force: true });
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
