/** Finds Chromium: CHROMIUM_PATH, the system's, one from npm in `.cache`, or Playwright's own. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './command.ts';
import { GateFailure } from './gate.ts';
import { systemBrowsers } from './launch-options.ts';

const npmBrowser = '@sparticuz/chromium@153.0.0';
let found: Promise<NodeJS.ProcessEnv> | undefined;

/** Environment variables for tests that start Chromium. Installs a browser inside the checkout if none is found. */
export function chromiumEnv(): Promise<NodeJS.ProcessEnv> {
  found ??= firstOf([
    async () => installed(process.env, existsSync),
    () => fromNpm(join(root, '.cache/chromium')),
    fromPlaywright,
  ]);
  return found;
}

/** Tries the places in order and stops at the first browser: later ones may download. */
export async function firstOf(
  places: readonly (() => Promise<NodeJS.ProcessEnv | undefined>)[],
): Promise<NodeJS.ProcessEnv> {
  for (const place of places) {
    const env = await place();
    if (env) return env;
  }
  throw new GateFailure(
    'no browser: install Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH',
  );
}

/** CHROMIUM_PATH if it exists, otherwise a system browser. */
export function installed(
  { CHROMIUM_PATH }: NodeJS.ProcessEnv,
  exists: (path: string) => boolean,
): NodeJS.ProcessEnv | undefined {
  const path = [CHROMIUM_PATH, ...systemBrowsers].find((one) => one && exists(one));
  return path ? { CHROMIUM_PATH: path } : undefined;
}

async function fromNpm(cache: string): Promise<NodeJS.ProcessEnv | undefined> {
  const folder = join(cache, 'node_modules/@sparticuz/chromium');
  if (!existsSync(folder)) {
    const install = await run('npm', [
      'install',
      '--prefix',
      cache,
      '--ignore-scripts',
      '--no-save',
      npmBrowser,
    ]);
    if (install.code !== 0) return undefined;
  }
  // Unpacks the browser and the shared libraries it needs into TMPDIR.
  const unpack = `
    process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
    const { default: chromium } = await import(${JSON.stringify(join(folder, 'build/index.js'))});
    console.log(await chromium.executablePath());`;
  const output = await run('node', ['--input-type=module', '-e', unpack], { env: { TMPDIR: cache } });
  const path = output.stdout.trim().split('\n').at(-1) ?? '';
  if (!existsSync(path)) return undefined;
  const libraries = readdirSync(cache)
    .filter((name) => name.startsWith('al20'))
    .map((name) => join(cache, name, 'lib'));
  return {
    CHROMIUM_PATH: path,
    FONTCONFIG_PATH: join(cache, 'fonts'),
    LD_LIBRARY_PATH: [...libraries, process.env.LD_LIBRARY_PATH ?? ''].join(':'),
  };
}

async function fromPlaywright(): Promise<NodeJS.ProcessEnv | undefined> {
  const install = await run('playwright', ['install', 'chromium']);
  if (install.code !== 0) return undefined;
  const { chromium } = await import('playwright');
  return { CHROMIUM_PATH: chromium.executablePath() };
}
