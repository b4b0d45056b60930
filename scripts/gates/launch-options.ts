import { existsSync } from 'node:fs';

/** The shell is the same browser without the parts around a page: journeys take two thirds of the time in it. */
export const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** How every browser of the tests is started: nothing that calls out, and sound that needs no gesture. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? systemBrowsers.find((path) => existsSync(path)) ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // A process less that every frame has to pass.
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--autoplay-policy=no-user-gesture-required',
  ],
};

/** For pages that live seconds: the compilers that make code fast take longer there than they save. Stories' pages stay. */
export const shortLived = {
  ...launchOptions,
  args: [...launchOptions.args, '--js-flags=--no-turbofan,--no-maglev'],
};
