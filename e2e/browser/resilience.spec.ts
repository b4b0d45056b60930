import { expect, submitPassword, test } from '../support/test.ts';

test.use({ freshWindow: true });

const stateKey = 'studio.state';

test('[G1] a chunk that a newer release removed reloads the page once, then offers another try', async ({
  page,
  guard,
}) => {
  guard.allow(/console error|page error: (Failed to fetch|Loading chunk)/);
  await page.goto('/login');
  await page.getByLabel('Email').waitFor();
  const known = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name)),
  );
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // Simulates a new release that replaced all chunks not loaded yet.
  await page.route('**/static/js/**', (route) =>
    known.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = await response.json();
    // The page that is open already has read the current release.
    await route.fulfill({ response, json: documents === 0 ? { ...config, releaseId: 'newer' } : config });
  });
  const trySignIn = async () => {
    await page.getByLabel('Email').fill('owner@studio.test');
    await submitPassword(page);
  };
  const reloaded = page.waitForEvent('load');
  await trySignIn();
  await reloaded;
  await trySignIn();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
  expect(documents).toBe(1);
  await page.unroute('**/static/js/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await trySignIn();
  await expect(page.getByRole('heading', { name: 'Casts and stations' })).toBeVisible();
});

test('[G1] retries an aborted chunk without an error', async ({ page, guard }) => {
  guard.allow(/console error/);
  await page.goto('/login');
  await page.getByLabel('Email').waitFor();
  const known = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name)),
  );
  let aborted = false;
  await page.route('**/static/js/**', (route) => {
    if (aborted || known.has(route.request().url())) return route.continue();
    aborted = true;
    return route.abort('connectionreset');
  });
  await page.getByLabel('Email').fill('owner@studio.test');
  await submitPassword(page);
  await expect(page.getByRole('heading', { name: 'Casts and stations' })).toBeVisible({ timeout: 20_000 });
  expect(aborted).toBe(true);
});

const broken: readonly [string, string][] = [
  ['half an object', '{'],
  ['a number', '7'],
  [
    'wrong types',
    JSON.stringify({
      v: 1,
      theme: 7,
      auth: [],
      products: 'x',
      onePage: { items: 3 },
      alexa: null,
      mobileApps: {},
    }),
  ],
  ['an old version', JSON.stringify({ v: 0, theme: { currentTheme: 'dark' } })],
  ['a polluted prototype', '{"v":1,"__proto__":{"polluted":true},"theme":{"__proto__":{"polluted":true}}}'],
  ['5 MB', JSON.stringify({ v: 1, theme: { locale: 'x'.repeat(2_400_000) } })],
];

for (const [what, value] of broken) {
  test(`[G2] discards a stored state of ${what}; the page is usable within 5 s`, async ({ page }) => {
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [stateKey, value] as const);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled({ timeout: 5_000 });
    const hasItsSheet = () =>
      [...document.styleSheets].some((sheet) =>
        sheet.href?.includes(`/css/${document.documentElement.dataset.theme}.`),
      );
    await expect.poll(() => page.evaluate(hasItsSheet)).toBe(true);
    expect(
      await page.evaluate(() => ({}) as Record<string, unknown>).then((object) => 'polluted' in object),
    ).toBe(false);
  });
}

test('[G2] a token without a valid profile never causes a blank page', async ({ page, guard }) => {
  guard.allow(/console error: Failed to load resource/);
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('planted')) localStorage.setItem('auth_token', 'planted-token');
    sessionStorage.setItem('planted', '1');
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('[G2] restoring stored data delays the page by 5 s at most', async ({ page, enter }) => {
  await enter('owner');
  await page.getByRole('heading', { name: 'Casts and stations' }).waitFor();
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The chunk that restores the lists is delayed.
  await page.route('**/static/js/session.*', async (route) => {
    await released;
    await route.continue();
  });
  const pending = page.waitForRequest('**/static/js/session.*');
  await page.reload({ waitUntil: 'commit' });
  await pending;
  // The app has started: its time limit runs.
  await page.locator('html[data-release]').waitFor({ state: 'attached' });
  const outline = page.locator('#outline');
  await page.clock.runFor(4_900);
  await expect(outline).toBeVisible();
  await expect(outline).not.toHaveAttribute('data-shown');
  // Then the app starts, and shows the outline itself while data loads.
  const advanceClock = async () => {
    await page.clock.runFor(100);
    return outline.getAttribute('data-shown');
  };
  await expect.poll(advanceClock).not.toBeNull();
  await expect(outline).toBeVisible();
  release();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Casts and stations' })).toBeVisible();
});

for (const [what, script] of [
  [
    'blocked',
    () => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`[G3] with storage ${what} the app works until the tab is closed and shows one warning`, async ({
    page,
    signIn,
  }) => {
    await page.addInitScript(script);
    await signIn('owner');
    await expect(page.getByRole('heading', { name: 'Casts and stations' })).toBeVisible();
    await expect(page.getByText('This browser doesn’t let Studio store data')).toHaveCount(1);
  });
}

test('[G6] a call without a response times out after 60 s with a notification', async ({
  page,
  guard,
  enter,
}) => {
  guard.allow(/console error/);
  await page.clock.install();
  await enter('owner');
  await page.getByRole('heading', { name: 'Casts and stations' }).waitFor();
  await page.route('**/cast-api/api/overview**', () => undefined);
  const pending = page.waitForRequest('**/cast-api/api/overview**');
  await page.reload();
  await pending;
  await page.clock.fastForward(59_000);
  await expect(page.getByText('Time Out')).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await expect(
    page.getByText('The server took too long to respond. Please try again later.').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /Retry|Try again/ }).first()).toBeVisible();
});

test('[G6] shows a response that arrives after 59 s', async ({ page, enter }) => {
  await page.clock.install();
  await enter('owner');
  await page.getByRole('heading', { name: 'Casts and stations' }).waitFor();
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/cast-api/api/overview**', async (route) => {
    await released;
    await route.continue();
  });
  const pending = page.waitForRequest('**/cast-api/api/overview**');
  await page.reload();
  await pending;
  await page.clock.fastForward(59_000);
  answer();
  await expect(
    page.getByRole('article', { name: 'Radio Aurora' }).getByText('Live', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Time Out')).toHaveCount(0);
});
