import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { freePorts } from '../../../e2e/support/ports.ts';
import { waitUntil } from '../../../e2e/support/wait.ts';
import { must } from '../command.ts';
import { launch } from '../launch-browser.ts';
import { axeViolations } from './axe.ts';
import type { Findings } from './consumers.ts';
import { installApp, readmeSheets } from './packed-app.ts';

/**
 * A Next app renders components on the server, in server and in client components, under the content policy that the
 * README names; the browser is in another time zone than the server.
 */
export async function checkNext(): Promise<Findings> {
  const folder = await installApp('next', ['ui']);
  writeFileSync(join(folder, 'app/globals.css'), readmeSheets().plain);
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
    return await checkPage(url);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

async function checkPage(url: string): Promise<Findings> {
  const browser = await launch();
  try {
    const page = await browser.newPage({ timezoneId: 'America/New_York' });
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
    await browser.close();
  }
}

async function hasStyle(page: Page): Promise<boolean> {
  const badge = page.getByText('Sample');
  return (await badge.evaluate((node) => getComputedStyle(node).paddingInlineStart)) === '6px';
}
