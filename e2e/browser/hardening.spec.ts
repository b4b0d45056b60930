import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { Response } from 'playwright';
import { guardPage } from '../support/guard.ts';
import { demoPassword } from '../support/product.ts';
import { builtAudio, startSource } from '../support/source.ts';
import { expect, signInAt, test } from '../support/test.ts';

test.use({ freshWindow: true });

const loop = builtAudio();

const titles: readonly [string, string][] = [
  ['markup', '<img src=x onerror="alert(1)"><script>alert(2)</script>'],
  ['a script address', 'javascript:alert(document.domain)'],
  ['a direction override and line separators', 'abc\u202Edef\u2028ghi\u2066jkl'],
  ['3,000 characters without a space', 'x'.repeat(3000)],
];

test('[F1] titles from an encoder are rendered as text and do not break the layout', async ({
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
      // Control characters are removed or replaced, so only the text before the first one is checked.
      const visible = title.split(/[\u202E\u2028\u2066]/)[0]?.slice(0, 20) ?? '';
      await expect(card, what).toContainText(visible, { timeout: 8_000 });
      expect(await card.locator('img[src="x"], script, a[href^="javascript"]').count(), what).toBe(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${what}: horizontal overflow`).toBe(0);
    }
  } finally {
    source.kill();
  }
});

test('[F2] every document has the content security policy, without severe findings', async ({
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

test('[F3] no request sends a referrer', async ({ page, signIn }) => {
  // Only requests with a response: headers of pending or aborted ones may never be available.
  const pending: Promise<string[]>[] = [];
  const recordReferrer = (response: Response) => {
    const request = response.request();
    const from = (referer: string | undefined) =>
      referer === undefined ? [] : [`${request.url()} from ${referer}`];
    pending.push(request.allHeaders().then(({ referer }) => from(referer)));
  };
  page.on('response', recordReferrer);
  await signIn('owner', '/login?redirect=%2Fdashboard%3Fview%3Dlist');
  await page.getByRole('heading', { name: 'Casts and stations' }).waitFor();
  page.off('response', recordReferrer);
  const referrers = await Promise.all(pending);
  expect(referrers.length).toBeGreaterThan(5);
  expect(referrers.flat()).toEqual([]);
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
        /* Trusted Types throws first. */
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
        /* Throws as well. */
      }
    },
  ],
] as const) {
  test(`[F2] the guard detects policy violations: ${what} is blocked and reported`, async ({
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

test('[C4] the guard detects undeclared response fields', async ({ browser, product }) => {
  const page = await browser.newPage();
  const watch = await guardPage(page, [product.origin]);
  await page.route('**/api/authenticate', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), passwordHash: 'x' } });
  });
  await signInAt(page, `${product.origin}/login`, 'owner');
  await watch.responses.settled();
  expect(watch.problems().filter((problem) => problem.includes('passwordHash'))).toHaveLength(1);
  await page.close();
});

test('[C4] API responses match the contract exactly', async ({ page, guard, signIn }) => {
  // Every test validates responses; this one verifies that responses are examined.
  await signIn('owner');
  await page.getByRole('article', { name: 'Radio Aurora' }).first().waitFor();
  // The status of the casts is requested after the list.
  await expect
    .poll(() => guard.responses.examined())
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
  await guard.responses.settled();
});
