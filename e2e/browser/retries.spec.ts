import { expect, submitPassword, test } from '../support/test.ts';

test.use({ freshWindow: true });

const unavailable = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'urn:studio:problem:service.unavailable',
    title: 'Service Unavailable',
    status: 503,
    code: 'service.unavailable',
    message: 'Service Unavailable.',
    requestId: '01981b5e-0000-7000-8000-000000000000',
  }),
};

test.describe(() => {
  test.use({ visitor: 'owner' });

  test('[G9] retries a read call on 503 twice, then shows an error', async ({ page, guard }) => {
    guard.allow(/console error: Failed to load resource/);
    const sentAt: number[] = [];
    await page.route('**/cast-api/api/overview**', (route) => {
      sentAt.push(Date.now());
      return route.fulfill(unavailable);
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: /Retry|Try again/ }).first()).toBeVisible();
    expect(sentAt).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = sentAt;
    expect(second - first).toBeGreaterThanOrEqual(150);
    expect(third - second).toBeGreaterThanOrEqual(300);
  });

  test('[G9] retries a read call after a connection reset without an error', async ({ page, guard }) => {
    guard.allow(/console error: Failed to load resource/);
    let sent = 0;
    await page.route('**/cast-api/api/overview**', (route) => {
      sent += 1;
      return sent === 1 ? route.abort('connectionreset') : route.continue();
    });
    await page.goto('/dashboard');
    const card = page.getByRole('article', { name: 'Radio Aurora' }).first();
    await expect(card.getByText('Live', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    expect(sent).toBe(2);
  });
});

test('[G9] never retries a write call', async ({ page, guard }) => {
  guard.allow(/console error: Failed to load resource/);
  let sent = 0;
  await page.route('**/api/authenticate', (route) => {
    sent += 1;
    return sent === 1 ? route.fulfill(unavailable) : route.abort('connectionreset');
  });
  await page.goto('/login');
  for (const times of [1, 2]) {
    await page.getByLabel('Email').fill('owner@studio.test');
    await submitPassword(page);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
    expect(sent).toBe(times);
  }
});

test('[G9] retries failed translations five times from 350 ms with doubling delay, and shows the fallback', async ({
  page,
  guard,
}) => {
  guard.allow(/console error: Failed to load resource/);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.addInitScript(() => {
    localStorage.setItem('studio.state', JSON.stringify({ v: 1, theme: { locale: 'fr' } }));
  });
  await page.addInitScript(() => {
    const attempts: number[] = [];
    const { fetch } = window;
    window.fetch = (...args) => {
      if (/i18n\/fr\./.test(String(args[0]))) attempts.push(Date.now());
      return fetch(...args);
    };
    Object.assign(window, { attempts });
  });
  await page.route('**/static/i18n/fr.*', (route) => route.abort('connectionreset'));
  const attempts = () => page.evaluate(() => (window as unknown as { attempts: number[] }).attempts);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  const advanceClock = async () => {
    await page.clock.runFor(100);
    return (await attempts()).length;
  };
  await expect.poll(advanceClock, { intervals: [20], timeout: 30_000 }).toBe(6);
  const at = await attempts();
  for (const [retry, waitMs] of [350, 700, 1_400, 2_800, 5_600].entries()) {
    const waited = (at[retry + 1] ?? 0) - (at[retry] ?? 0);
    expect(waited, `before try ${retry + 2}`).toBeGreaterThanOrEqual(waitMs);
    expect(waited, `before try ${retry + 2}`).toBeLessThan(2 * waitMs);
  }
  await page.clock.runFor(60_000);
  expect(await attempts()).toHaveLength(6);
});
