import { createExternalServices, firstStartVariable, makeDataDir, removeDataDir } from './data-dir.ts';
import { startOn } from './product.ts';

/**
 * Once a run: database, tables and demo, with which every product of the run begins. To make them takes three times as
 * long as the start itself.
 */
// biome-ignore lint/style/noDefaultExport: Playwright wants one
export default async function makeFirstStart(): Promise<() => void> {
  const dataDir = makeDataDir();
  const product = await startOn(dataDir, { ENGINE: 'off' });
  await product.stop();
  // A database outside of its directory is not copied with it: each product then makes its own.
  if (createExternalServices(dataDir) === undefined) process.env[firstStartVariable] = dataDir;
  return () => removeDataDir(dataDir);
}
