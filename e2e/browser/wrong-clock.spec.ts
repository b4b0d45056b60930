import { startListener } from '../support/engine.ts';
import { expect, test } from '../support/test.ts';

test.use({ visitor: 'owner' });

const hourMs = 3_600_000;

for (const [name, errorMs] of [
  ['3 hours slow', -3 * hourMs],
  ['3 hours fast', 3 * hourMs],
] as const) {
  test.describe(`a browser clock ${name}`, () => {
    test.beforeEach(({ page }) => page.clock.install({ time: Date.now() + errorMs }));

    test('[C4] shows the listening time by the server’s clock', async ({ page, product }) => {
      const player = await startListener(product.enginePort, '/aurora', { 'user-agent': 'VLC/3.0.20' });
      await page.goto('/cast/aurora/current-listeners');
      const row = page.getByRole('row').filter({ hasText: 'VLC' });
      await expect(row.getByText(/^[1-9]\d?\ss$/)).toBeVisible();
      player.stop();
    });

    test('[C4] requests statistics that end at the server’s present', async ({ page }) => {
      const requested = page.waitForRequest((request) => new URL(request.url()).searchParams.has('to'));
      await page.goto('/cast/aurora/stats?period=24h');
      const end = Date.parse(new URL((await requested).url()).searchParams.get('to') ?? '');
      expect(Math.abs(end - Date.now())).toBeLessThanOrEqual(15 * 60_000 + 5_000);
    });

    test('[C4] shows no time in the future and no negative duration', async ({ page }) => {
      for (const path of [
        '/dashboard',
        '/cast/aurora',
        '/cast/aurora/settings?tab=activity',
        '/template/pages/setting/sessions',
      ]) {
        await page.goto(path);
        const main = page.getByRole('main');
        await main.getByRole('heading').first().waitFor();
        await page.waitForLoadState('load');
        await expect(main).not.toContainText(/\bin \d+ (second|minute|hour|day)|-\d+\s(s|min|h|d)\b/);
      }
    });
  });
}
