import { openBreakableProxy } from '../../apps/server/src/testing/stand-ins/breakable-proxy.ts';
import { trackCalls } from '../support/calls.ts';
import { expect, signInAt, test } from '../support/test.ts';

const offline = 'You are offline';
const interrupted = 'Connection to the server lost';

test.describe(() => {
  test.use({ visitor: 'owner' });

  test('[G10] shows an offline banner with the last data, and recovers without a reload', async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/console error: Failed to load resource/);
    await page.goto('/dashboard');
    const card = page.getByRole('article', { name: 'Radio Aurora' }).first();
    await expect(card.getByText('Live', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(offline)).toBeVisible();
    await expect(page.getByText(/You’re seeing data from \d/)).toBeVisible();
    await expect(card).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(offline)).toHaveCount(0);
    await expect(card.getByText('Live', { exact: true })).toBeVisible();
  });

  test('[G11] one hour on the dashboard leaks no memory, event listeners or timers', async ({ page }) => {
    test.slow();
    const calls = trackCalls(page);
    await page.clock.install();
    await page.addInitScript(() => {
      const running = new Set<unknown>();
      const { setInterval: begin, clearInterval: end } = window;
      window.setInterval = ((...given: Parameters<typeof begin>) => {
        const id = begin(...given);
        running.add(id);
        return id;
      }) as typeof window.setInterval;
      window.clearInterval = (id) => {
        running.delete(id);
        end(id);
      };
      Object.assign(window, { runningIntervals: () => running.size });
    });
    await page.goto('/dashboard');
    await page.getByRole('article', { name: 'Radio Aurora' }).first().waitFor();
    const devtools = await page.context().newCDPSession(page);
    const measure = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      const { jsEventListeners, nodes } = await devtools.send('Memory.getDOMCounters');
      const intervals = await page.evaluate('runningIntervals()');
      return { usedSize, jsEventListeners, nodes, intervals };
    };
    const pass = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1) {
        await page.clock.runFor(60_000);
        // Pending calls complete in real time.
        await expect.poll(calls.pending).toBe(0);
      }
    };
    // Warm-up: preloading is complete and repeated code is compiled.
    await pass(20);
    const before = await measure();
    await pass(60);
    const after = await measure();
    expect(before.intervals).toBeGreaterThan(0);
    expect(after.intervals).toBe(before.intervals);
    expect(after.usedSize).toBeLessThan(before.usedSize * 1.1);
    expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners * 1.1);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
  });
});

test('[G10] detects a silently dead connection within half a minute, claims nothing current, and recovers', async ({
  browser,
  product,
}) => {
  const proxy = await openBreakableProxy({ host: '127.0.0.1', port: Number(new URL(product.origin).port) });
  const context = await browser.newContext({ baseURL: `http://localhost:${proxy.port}` });
  const page = await context.newPage();
  await page.clock.install();
  const open = page.waitForResponse(/\/live\?/);
  await signInAt(page, '/login', 'owner');
  await page.getByRole('article', { name: 'Radio Aurora' }).first().waitFor();
  // Waits for the live stream to open.
  await open;
  const card = page.getByRole('article', { name: 'Radio Aurora' }).first();
  await expect(card.getByText('Live', { exact: true })).toBeVisible();
  proxy.swallow();
  await page.clock.runFor(21_000);
  await expect(page.getByText('Live', { exact: true })).toHaveCount(0);
  await expect(card.getByText('Was on air')).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(page.getByText(interrupted)).toBeVisible();
  await expect(page.getByText(/You’re seeing data from \d/)).toBeVisible();
  await proxy.heal();
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page.getByText(interrupted)).toHaveCount(0, { timeout: 200 });
  }).toPass();
  await context.close();
  await proxy.close();
});
