import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './browser-launch.ts';
import { ensureBuilt } from './build.ts';
import { must, root } from './command.ts';
import { type Gate, GateFailure } from './gate.ts';
import { serveFolder } from './static-server.ts';

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
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(server.url);
      const handle = await page
        .waitForFunction(() => window.policyOutcome, undefined, { timeout: 240_000 })
        .catch((error: unknown) => {
          throw new GateFailure(
            `the page did not finish: ${String(error)}\n${errors.slice(0, 10).join('\n')}`,
          );
        });
      const outcome = (await handle.jsonValue()) as {
        mounted: number;
        violations: string[];
        failures: string[];
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
