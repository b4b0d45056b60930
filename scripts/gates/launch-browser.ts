import { type Browser, chromium } from 'playwright';
import { chromiumEnv } from './chromium.ts';
import { launchOptions } from './launch-options.ts';

/** Starts the headless browser that every gate uses. */
export async function launch(): Promise<Browser> {
  const env = await chromiumEnv();
  return chromium.launch({
    ...launchOptions,
    executablePath: env.CHROMIUM_PATH ?? '',
    env: { ...process.env, ...env } as Record<string, string>,
  });
}
