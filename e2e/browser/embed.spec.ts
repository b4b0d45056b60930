import type { FrameLocator, Page } from '@playwright/test';
import type { EmbedPreviewMessage, Widget, WidgetType } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { findings } from '../support/axe.ts';
import { demoPassword } from '../support/product.ts';
import { builtAudio, startSource } from '../support/source.ts';
import { expect, test } from '../support/test.ts';
import { asOwner, draftOf, frameOf, hostPage } from '../support/widgets.ts';

const file = builtAudio();
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** Pages poll about every twelve seconds. */
const withinPoll = { timeout: 16_000 };
const otherOrigin = /request to another origin: http:\/\/127\.0\.0\.1:\d+\/$/;

/** Makes the widget poll immediately, as when the tab gets focus. */
const simulateTabFocus = (frame: FrameLocator | Page) =>
  frame.locator('html').evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

// A separate product instance: casts go on and off air, and rules change.
test.use({ serverEnv: { BRAND: 'Studio' } });

test('a widget on another origin plays the stream and shows the encoder’s title', async ({
  page,
  context,
  product,
  guard,
}) => {
  guard.allow(otherOrigin);
  const { save, call } = await asOwner(product);
  const widget = await save('nightfall', { settings: { showListeners: true } });
  const host = await hostPage(frameOf(widget.embedUrl));
  const port = product.enginePort;
  const listed = () =>
    call<{ items: { referrer: string | null }[] }>('GET', '/cast-api/api/nightfall/listeners');
  const listenerCount = async () => (await listed()).items.length;
  await page.goto(host.origin);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Off air right now. Check back later.')).toBeVisible();

  const source = await startSource({ port, mount: '/nightfall', password: demoPassword, file });
  await expect(async () => {
    await simulateTabFocus(frame);
    await expect(frame.getByText('On air')).toBeVisible({ timeout: 1_000 });
  }).toPass(withinPoll);
  expect(await listenerCount()).toBe(0);
  await frame.getByRole('button', { name: 'Listen to Nightfall FM' }).click();
  await expect.poll(listenerCount).toBe(1);
  const sound = frame.locator('audio');
  const position = () => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(position, { timeout: 15_000 }).toBeGreaterThan(0.2);
  const before = await position();
  await expect.poll(position).toBeGreaterThan(before + 0.5);

  await source.setTitle('Kelp Forest - Slow Tide');
  await expect(frame.getByText('Slow Tide')).toBeVisible(withinPoll);
  await expect(frame.getByText('Kelp Forest')).toBeVisible();
  await expect(frame.getByText('1 listener')).toBeVisible(withinPoll);
  // The referrer attributes the listener to the widget.
  expect((await listed()).items.map(({ referrer }) => referrer)).toEqual([widget.embedUrl]);

  await frame.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(listenerCount).toBe(0);
  expect(await context.cookies(widget.embedUrl)).toEqual([]);
  source.kill();
  host.close();
});

test('saved changes appear on the page without new code, until the widget is deleted', async ({
  page,
  product,
  guard,
}) => {
  guard.allow(otherOrigin);
  guard.allow(/status of 404/);
  const { save, call } = await asOwner(product);
  const widget = await save('aurora');
  const path = `/cast-api/api/aurora/widgets/${widget.id}`;
  const host = await hostPage(`<p>before</p><script async src="${widget.embedUrl}.js"></script><p>after</p>`);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/public/')) requests.push(request.url());
  });
  await page.goto(host.origin);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('slider', { name: 'Volume' })).toHaveValue('80');
  await expect(frame.getByRole('link', { name: 'Website' })).toHaveAttribute('rel', 'noopener noreferrer');
  await call('PUT', path, draftOf({ type: 'on-air-badge', settings: { language: 'ja' } }), 0);
  await simulateTabFocus(frame);
  await expect(frame.getByText('放送中')).toBeVisible(withinPoll);
  await expect(frame.getByRole('slider')).toHaveCount(0);
  expect(requests.length).toBeLessThanOrEqual(6);

  await expect
    .poll(
      async () => (await call<{ items: Widget[] }>('GET', '/cast-api/api/aurora/widgets')).items[0]?.sites7d,
    )
    .toEqual([{ site: host.origin, loads: 1 }]);
  await call('DELETE', path);
  await simulateTabFocus(frame);
  await expect(frame.getByText('このプレーヤーはご利用いただけなくなりました。')).toBeVisible(withinPoll);
  await page.reload();
  await expect(frame.getByText('This player is no longer available.')).toBeVisible();
  host.close();
});

test('the keyboard controls playback and volume, and the volume is remembered', async ({
  page,
  product,
  guard,
}) => {
  guard.allow(otherOrigin);
  const { save } = await asOwner(product);
  const { embedUrl } = await save('aurora');
  const host = await hostPage(frameOf(embedUrl));
  await page.goto(host.origin);
  const frame = page.frameLocator('iframe');
  await frame.getByText('Radio Aurora').click();
  await page.keyboard.press('Space');
  await expect(frame.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const volume = frame.getByRole('slider', { name: 'Volume' });
  await expect(volume).toHaveValue('70');
  await page.keyboard.press('Space');
  await expect(frame.getByRole('button', { name: 'Listen to Radio Aurora' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: 'Listen to Radio Aurora' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.reload();
  await expect(volume).toHaveValue('70');
  host.close();
});

test('plays in a sandbox without origin or storage', async ({ page, product, guard }) => {
  guard.allow(otherOrigin);
  const { save } = await asOwner(product);
  const { embedUrl } = await save('aurora');
  const host = await hostPage(frameOf(embedUrl, 'sandbox="allow-scripts"'));
  await page.goto(host.origin);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('On air')).toBeVisible();
  await frame.getByRole('button', { name: 'Listen to Radio Aurora' }).click();
  await page.keyboard.press('ArrowUp');
  await expect(frame.locator('main')).toHaveAttribute('data-playback', 'playing', { timeout: 15_000 });
  await expect(frame.getByRole('slider', { name: 'Volume' })).toHaveValue('85');
  host.close();
});

test('shows that country rules block the visitor, and plays once they are lifted', async ({
  page,
  product,
  guard,
}) => {
  guard.allow(/status of 403/);
  const { save, call } = await asOwner(product);
  const { embedUrl } = await save('aurora');
  const lock = '/api/control/cast/geolock/aurora';
  const rules = { enabled: true, mode: 'allow', countries: ['IE'], allowUnknown: false, allowNetworks: [] };
  const { version } = await call<{ version: number }>('GET', lock);
  await call('PUT', lock, { rules, disconnectListeners: true }, version);
  const blocked = page.getByText('This stream isn’t available in your country.');
  await expect(async () => {
    await page.goto(embedUrl);
    await expect(blocked).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Listen to Radio Aurora' }).click();
  await expect(blocked).toBeVisible();
  expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBe(0);
  await call('PUT', lock, { rules: { ...rules, enabled: false }, disconnectListeners: false }, version + 1);
  // Play was pressed before, so playback starts automatically.
  await expect(async () => {
    await simulateTabFocus(page);
    expect(
      await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime),
    ).toBeGreaterThan(0);
  }).toPass({ timeout: 30_000 });
});

test('[F2] only allowed sites can frame a widget, and only the dashboard its preview', async ({
  page,
  product,
  guard,
}) => {
  guard.allow(otherOrigin);
  guard.allow(/frame-ancestors|status of 403|policy violation/);
  const { save } = await asOwner(product);
  const { embedUrl } = await save('aurora', { allowedSites: ['https://radio.example'] });
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('frame-ancestors')) refusals.push(message.text());
  });
  const withReferrer = await hostPage(frameOf(embedUrl));
  await page.goto(withReferrer.origin);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('This player may not be shown on this site.')).toBeVisible();
  expect(refusals).toEqual([]);
  const withoutReferrer = await hostPage(frameOf(embedUrl, 'referrerpolicy="no-referrer"'));
  await page.goto(withoutReferrer.origin);
  await expect.poll(() => refusals.length).toBe(1);
  await expect(frame.getByRole('button')).toHaveCount(0);
  const { headers } = await fetch(embedUrl);
  const policy = headers.get('content-security-policy') ?? '';
  const found = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(found.filter(({ severity }) => severity <= Severity.HIGH)).toEqual([]);
  const foreign = await hostPage(frameOf(`${product.origin}/cast-api/embed/preview`));
  await page.goto(foreign.origin);
  await expect.poll(() => refusals.length).toBe(2);
  for (const host of [withReferrer, withoutReferrer, foreign]) host.close();
});

const types: readonly WidgetType[] = [
  'player-mini',
  'player-small',
  'player-large',
  'player-full',
  'sticky-bar',
  'now-playing',
  'recent-songs',
  'listener-count',
  'on-air-badge',
  'listen-links',
];
const looks = [
  { colorScheme: 'light', dir: 'ltr' },
  { colorScheme: 'dark', dir: 'rtl' },
] as const;

for (const { colorScheme, dir } of looks) {
  test(`[F7] every widget is accessible in ${colorScheme}, ${dir}, in every state`, async ({
    page,
    product,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 700, height: 700 });
    await page.goto('/login');
    await page.evaluate((src) => {
      const frame = Object.assign(document.createElement('iframe'), { src, title: 'Preview' });
      frame.width = '300';
      frame.height = '450';
      const ready = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }));
      document.body.replaceChildren(frame);
      return ready;
    }, `${product.origin}/cast-api/embed/preview`);
    const preview = page.frames().at(-1);
    if (!preview) throw new Error('There is no preview.');
    for (const message of messages(dir)) {
      await page.evaluate(
        (sent) => document.querySelector('iframe')?.contentWindow?.postMessage(sent, '*'),
        message,
      );
      await expect(preview.locator('main')).toHaveAttribute('data-type', message.widget.type);
      const what = `${message.widget.type}, ${message.status.reason}, ${message.playback}`;
      const runOnly = { type: 'tag', values: tags } as const;
      expect(await findings(preview, { part: 'html', runOnly }), what).toEqual([]);
      expect(await preview.locator('html').getAttribute('dir')).toBe(dir);
    }
  });
}

/** Each widget type while playing, and all states of one player. */
function messages(dir: 'ltr' | 'rtl'): EmbedPreviewMessage[] {
  const { publicWidget, publicStatus } = fixtures;
  const songs = [publicStatus.track, publicStatus.track].flatMap((track) => (track ? [track] : []));
  const status = { ...publicStatus, listeners: 137, songs };
  const settings = { ...draftOf().settings, showListeners: true };
  const base = { kind: 'studio.embed.preview', status, playback: 'playing', dir } as const;
  const long = {
    artist: 'A'.repeat(120),
    title: 'Donaudampfschifffahrt '.repeat(20),
    coverUrl: null,
    startedAt: null,
  };
  const player = { ...publicWidget, settings, type: 'player-small' } as const;
  return [
    ...types.map((type): EmbedPreviewMessage => ({ ...base, widget: { ...publicWidget, type, settings } })),
    ...(['off_air', 'geoblocked', 'suspended', 'full', 'unknown'] as const).map(
      (reason): EmbedPreviewMessage => ({
        ...base,
        widget: player,
        status: { ...status, reason, track: null, streamsOnAir: [] },
        playback: 'idle',
      }),
    ),
    { ...base, widget: player, playback: 'connecting' },
    { ...base, widget: player, playback: 'failed' },
    { ...base, widget: player, status: { ...status, track: long } },
    { ...base, widget: { ...player, type: 'recent-songs' }, status: { ...status, songs: [] } },
    {
      ...base,
      widget: { ...player, settings: { ...settings, backgroundColor: '#101820', primaryColor: '#ffd400' } },
    },
  ];
}
