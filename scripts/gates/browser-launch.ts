import { type Browser, chromium } from 'playwright';
import { chromiumEnv } from './chromium.ts';

/** A headless browser of the kind every gate uses. */
export async function launch(): Promise<Browser> {
  const env = await chromiumEnv();
  return chromium.launch({
    executablePath: env.CHROMIUM_PATH ?? '',
    env: { ...process.env, ...env } as Record<string, string>,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
