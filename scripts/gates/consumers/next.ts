import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { freePorts } from '../../../e2e/support/ports.ts';
import { waitUntil } from '../../../e2e/support/wait.ts';
import { must } from '../command.ts';
import { launch } from '../launch-browser.ts';
import { axeViolations } from './axe.ts';
import type { Findings } from './consumers.ts';
import { writeFirstPage } from './first-page.ts';
import { checkLooks, looks } from './looks.ts';
import { installApp } from './packed-app.ts';

/**
 * A Next app renders the first page of the README, and a page with components on the server, in server and in client
 * components, under the content policy that the README names. The browser is in another time zone than the server.
 */
export async function checkNext(): Promise<Findings> {
  const folder = await installApp('next', ['ui']);
  writePages(join(folder, 'app'));
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', TZ: 'UTC' };
  await must('node', [next, 'build'], { cwd: folder, env });
  const [port = 0] = await freePorts(1);
  const server = spawn('node', [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  try {
    const url = `http://127.0.0.1:${port}/`;
    const isReady = async () => (await fetch(url)).ok;
    await waitUntil(isReady, { timeoutMs: 15_000, what: 'the Next app' });
    const browser = await launch();
    try {
      const parts = [
        await checkPage(browser, url),
        await checkLooks({ browser, app: 'next', urlOf: ({ name }) => url + name }),
      ];
      return {
        checks: parts.reduce((sum, { checks }) => sum + checks, 0),
        wrong: parts.flatMap(({ wrong }) => wrong),
      };
    } finally {
      await browser.close();
    }
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

/** The layout of the README around our own page, and its first page in each look at a path with its name. */
function writePages(folder: string): void {
  const layout = { 'layout.tsx': 'app/layout.tsx', 'globals.css': 'app.css' };
  for (const look of looks) {
    writeFirstPage(join(folder, look.name), look, {
      ...layout,
      'page.tsx': 'app/page.tsx',
      'first-page.tsx': 'first-page.tsx',
      'listeners-table.tsx': 'listeners-table.tsx',
    });
    if (look.name === 'light') writeFirstPage(join(folder, '(checks)'), look, layout);
  }
}

async function checkPage(browser: Browser, url: string): Promise<Findings> {
  const page = await browser.newPage({ timezoneId: 'America/New_York' });
  try {
    const wrong: string[] = [];
    // A broken promise of the content policy, or a difference between server and browser.
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    page.on('pageerror', (error) => wrong.push(error.message));
    await page.goto(url);
    await page.getByRole('button', { name: 'Sort' }).click();
    await page.getByRole('menuitem', { name: 'By city' }).click();
    const checks: readonly (readonly [what: string, holds: boolean])[] = [
      ['a client component reacts', (await page.getByRole('status').last().textContent()) === 'city'],
      ['a date is in the zone of the provider', await page.getByText('Sep 15, 2026, 12:30').isVisible()],
      ['a server component has its style', await hasStyle(page)],
    ];
    wrong.push(...checks.filter(([, holds]) => !holds).map(([what]) => `not true: ${what}`));
    wrong.push(...(await axeViolations(page)));
    return { checks: checks.length + 3, wrong };
  } finally {
    await page.close();
  }
}

async function hasStyle(page: Page): Promise<boolean> {
  const badge = page.getByText('Sample');
  return (await badge.evaluate((node) => getComputedStyle(node).paddingInlineStart)) === '6px';
}
