import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { launch } from './browser-launch.ts';
import { ensureBuilt } from './build.ts';
import { must, root } from './command.ts';
import { type Gate, GateFailure } from './gate.ts';
import { serveFolder } from './static-server.ts';

/** Stories wait more than they work: as many pages as this share them. */
const pages = 3;

interface Outcome {
  readonly mounted: number;
  readonly violations: readonly string[];
  readonly failures: readonly string[];
}

/** A `play` may expect a window of its own size: that is the business of the `stories` gate. */
const saysAssertion = /AssertionError|expect|TestingLibrary|Unable to find/;

/** Every story, built by Vite and served under exactly the policy of the product. */
export const csp: Gate = {
  id: 'csp',
  hint: 'The story named injects style, script or markup that the content policy refuses (docs/adr/0004): give it a class.',
  run: async () => {
    await ensureBuilt();
    const folder = join(root, '.cache/policy');
    rmSync(folder, { recursive: true, force: true });
    await must('vite', [
      'build',
      '--config',
      'e2e/policy/vite.config.ts',
      '--outDir',
      folder,
      '--logLevel',
      'error',
    ]);
    const { documentPolicy } = await import('../../apps/server/src/http/document-policy.ts');
    const policy = documentPolicy({
      streamOrigins: [],
      apiUrls: [],
      castApiUrl: '/cast-api',
      sentryDsn: undefined,
    });
    const server = await serveFolder({ folder, headers: { 'content-security-policy': policy } });
    const browser = await launch();
    try {
      const outcomes = await Promise.all(
        Array.from({ length: pages }, (_, part) =>
          mountStories(browser, `${server.url}/?part=${part}&of=${pages}`),
        ),
      );
      const outcome = {
        mounted: outcomes.reduce((sum, { mounted }) => sum + mounted, 0),
        violations: outcomes.flatMap(({ violations }) => violations),
        failures: outcomes.flatMap(({ failures }) => failures),
      };
      if (outcome.violations.length) throw new GateFailure([...new Set(outcome.violations)].join('\n'));
      const broken = outcome.failures.filter((failure) => !saysAssertion.test(failure));
      if (broken.length)
        throw new GateFailure(`not examined, since they did not mount:\n${broken.join('\n')}`);
      return {
        examined: { stories: outcome.mounted },
        notes: outcome.failures.map((failure) => `not a policy matter: ${failure}`),
      };
    } finally {
      await browser.close();
      server.close();
    }
  },
};

/** One page with its share of the stories, to its end. */
async function mountStories(browser: Browser, url: string): Promise<Outcome> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(url);
  const handle = await page
    .waitForFunction(() => window.policyOutcome, undefined, { timeout: 240_000 })
    .catch((error: unknown) => {
      throw new GateFailure(`the page did not finish: ${String(error)}\n${errors.slice(0, 10).join('\n')}`);
    });
  return (await handle.jsonValue()) as Outcome;
}
