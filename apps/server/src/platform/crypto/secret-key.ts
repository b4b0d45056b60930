import { randomBytes } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads the key file of the data directory. The first start creates it, readable only by its owner.
 */
export async function readOrMakeKeyFile(dataDir: string): Promise<Buffer> {
  const file = path.join(dataDir, 'secret.key');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const { mode } = await stat(file);
  if (process.platform !== 'win32' && mode & 0o077) {
    throw new Error(`${file} can be read by others. Run: chmod 600 ${file}`);
  }
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
  if (key.length !== 32) throw new Error(`${file} does not hold a key of 32 bytes.`);
  return key;
}
