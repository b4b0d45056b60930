import { externalDatabaseDir, firstStartVariable, makeDataDir, removeDataDir } from './data-dir.ts';
import { startOn } from './product.ts';

/** Prepares database, tables and demo data once per run, because that takes three times as long as a start. */
// biome-ignore lint/style/noDefaultExport: required by Playwright
export default async function makeFirstStart(): Promise<() => void> {
  const dataDir = makeDataDir();
  const product = await startOn(dataDir, { ENGINE: 'off' });
  await product.stop();
  // An external database is not copied with the directory, so each product creates its own.
  if (externalDatabaseDir(dataDir) === undefined) process.env[firstStartVariable] = dataDir;
  return () => removeDataDir(dataDir);
}
