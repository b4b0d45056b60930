import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { Response } from 'playwright';
import { guardPage } from '../support/guard.ts';
import { demoPassword } from '../support/product.ts';
import { startSource } from '../support/source.ts';
import { expect, signInAt, test } from '../support/test.ts';

test.use({ freshWindow: true });

const audioDir = join(import.meta.dirname, '../../apps/server/dist/audio');
const loop = join(audioDir, readdirSync(audioDir).find((name) => name.endsWith('.mp3')) ?? '');

const titles: readonly [string, string][] = [
  ['markup', '<img src=x onerror="alert(1)"><script>alert(2)</script>'],
  ['a script address', 'javascript:alert(document.domain)'],
  ['a direction override and line separators', 'abc\u202Edef\u2028ghi\u2066jkl'],
  ['3,000 characters without a space', 'x'.repeat(3000)],
];

test('[F1] what an encoder sends is text, whatever it sends, and the layout holds', async ({
  page,
  product,
  enter,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enter('owner');
  const card = page.getByRole('article', { name: 'Harbour Sessions' });
  await card.waitFor();
  const source = await startSource({
    port: product.enginePort,
    mount: '/harbour',
    password: demoPassword,
    file: loop,
  });
  try {
    for (const [what, title] of titles) {
      await source.setTitle(title);
      // Control characters go, whether they leave a space or nothing: the words before the first one must be there.
      const visible = title.split(/[\u202E\u2028\u2066]/)[0]?.slice(0, 20) ?? '';
      await expect(card, what).toContainText(visible, { timeout: 8_000 });
      expect(await card.locator('img[src="x"], script, a[href^="javascript"]').count(), what).toBe(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${what}: sideways scrolling`).toBe(0);
    }
  } finally {
    source.kill();
  }
});

test('[F2] every document carries the policy, and an evaluator finds nothing grave in it', async ({
  page,
  product,
}) => {
  for (const path of ['/login', '/admin', '/dashboard', '/no/such/path']) {
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toMatch(/unsafe-|nonce-|\*/);
    expect(policy, path).toContain(`media-src 'self'`);
    expect(policy, path).toContain(String(product.enginePort));
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(
      findings.filter((finding) => finding.severity <= Severity.HIGH),
      path,
    ).toEqual([]);
  }
});

test('[F3] no request says which page it came from: its address may name where the reader wanted to go', async ({
  page,
  signIn,
}) => {
  // Of an answered request alone: the headers of one that is still open, or is cut off at the end, may never be told.
  const answered: Promise<string[]>[] = [];
  const note = (response: Response) => {
    const asked = response.request();
    const from = (referer: string | undefined) =>
      referer === undefined ? [] : [`${asked.url()} from ${referer}`];
    answered.push(asked.allHeaders().then(({ referer }) => from(referer)));
  };
  page.on('response', note);
  await signIn('owner', '/login?redirect=%2Fdashboard%3Fview%3Dlist');
  await page.getByRole('heading', { name: 'Casts and stations' }).waitFor();
  page.off('response', note);
  const told = await Promise.all(answered);
  expect(told.length).toBeGreaterThan(5);
  expect(told.flat()).toEqual([]);
});

for (const [what, provoke] of [
  [
    'an inline script',
    () => {
      const script = document.createElement('script');
      try {
        script.text = 'window.ran = true';
        document.body.append(script);
      } catch {
        /* Trusted Types throw first. */
      }
    },
  ],
  [
    'an inline style',
    () => {
      const style = document.createElement('style');
      style.append('body { color: red }');
      document.head.append(style);
    },
  ],
  [
    'markup by innerHTML',
    () => {
      try {
        document.body.innerHTML = '<p>x</p>';
      } catch {
        /* It throws as well. */
      }
    },
  ],
] as const) {
  test(`[F2] the watch over the browser is awake: ${what} is refused and seen`, async ({
    browser,
    product,
  }) => {
    const page = await browser.newPage();
    const watch = await guardPage(page, [product.origin]);
    await page.goto(`${product.origin}/login`);
    await page.evaluate(provoke);
    await expect.poll(() => watch.problems().join('\n')).toContain('policy violation');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await page.close();
  });
}

test('[C4] the watch over replies is awake: a field that the contract does not declare is seen', async ({
  browser,
  product,
}) => {
  const page = await browser.newPage();
  const watch = await guardPage(page, [product.origin]);
  await page.route('**/api/authenticate', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), passwordHash: 'x' } });
  });
  await signInAt(page, `${product.origin}/login`, 'owner');
  await watch.replies.settled();
  expect(watch.problems().filter((problem) => problem.includes('passwordHash'))).toHaveLength(1);
  await page.close();
});

test('[C4] what the APIs answer on a way through the product is what the contract declares, and no more', async ({
  page,
  guard,
  signIn,
}) => {
  // Every journey is watched so; this one shows that there was something to look at.
  await signIn('owner');
  await page.getByRole('article', { name: 'Radio Aurora' }).first().waitFor();
  // The casts' present moment is asked for after their names are there.
  await expect
    .poll(() => guard.replies.examined())
    .toEqual(
      expect.arrayContaining([
        'alexaSkills.list',
        'casts.listOverviews',
        'mobileApps.list',
        'onePages.list',
        'products.list',
        'session.authenticateCustomer',
      ]),
    );
  await guard.replies.settled();
});
