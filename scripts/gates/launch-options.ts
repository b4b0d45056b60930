import { existsSync } from 'node:fs';

/** The headless shell is faster than the whole browser. */
export const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Launch options of every test browser: no background requests, and audio without a user gesture. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? systemBrowsers.find((path) => existsSync(path)) ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--autoplay-policy=no-user-gesture-required',
  ],
};

/** For pages that live seconds: optimising compilers cost more than they save. */
export const shortLived = {
  ...launchOptions,
  args: [...launchOptions.args, '--js-flags=--no-turbofan,--no-maglev'],
};

/** Shows notifications, unlike the headless shell. */
export const wholeBrowser = {
  ...shortLived,
  executablePath: existsSync('/usr/bin/chromium')
    ? '/usr/bin/chromium'
    : (process.env.CHROMIUM_PATH ?? launchOptions.executablePath),
};
