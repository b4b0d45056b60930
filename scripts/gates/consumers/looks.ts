import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { root } from '../command.ts';
import { axeViolations } from './axe.ts';
import type { Findings } from './consumers.ts';
import { type Measures, measure, measureFocusRing } from './measure-page.ts';

/** One appearance of a page. */
export interface Look {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly dir: 'ltr' | 'rtl';
}

export const looks: readonly Look[] = [
  { name: 'light', theme: 'light', dir: 'ltr' },
  { name: 'dark', theme: 'dark', dir: 'ltr' },
  { name: 'rtl', theme: 'light', dir: 'rtl' },
];

const devices = [
  { width: 360, height: 780, isPhone: true },
  { width: 1280, height: 800, isPhone: false },
] as const;
type Device = (typeof devices)[number];

interface Options {
  readonly browser: Browser;
  readonly app: string;
  readonly urlOf: (look: Look) => string;
  /** Whether the page follows the system's theme. Otherwise the system always prefers the other one. */
  readonly followsSystem?: boolean;
}

/**
 * Opens a page in each look on a phone and a desktop, and saves a picture of each for people to review:
 * test-results/consumers/app-look-width.png. Checks what can be measured.
 */
export async function checkLooks({ browser, app, urlOf, followsSystem = false }: Options): Promise<Findings> {
  const wrong: string[] = [];
  let checks = 0;
  for (const look of looks) {
    const other = look.theme === 'dark' ? 'light' : 'dark';
    for (const device of devices) {
      const context = await browser.newContext({
        viewport: { width: device.width, height: device.height },
        colorScheme: followsSystem ? look.theme : other,
        isMobile: device.isPhone,
        hasTouch: device.isPhone,
        reducedMotion: 'reduce',
        timezoneId: 'America/New_York',
      });
      const name = `${app}-${look.name}-${device.width}`;
      try {
        const findings = await checkLook(await context.newPage(), { name, url: urlOf(look), look, device });
        checks += findings.checks;
        wrong.push(...findings.wrong.map((text) => `${name}: ${text}`));
      } finally {
        await context.close();
      }
    }
  }
  return { checks, wrong };
}

interface Case {
  readonly name: string;
  readonly url: string;
  readonly look: Look;
  readonly device: Device;
}

async function checkLook(page: Page, { name, url, look, device }: Case): Promise<Findings> {
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  await page.route('https://cast.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<body style="background: #ccc">The player' }),
  );
  await page.goto(url);
  await page.getByText('Galway').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // Frames below the window are not painted.
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: device.width, height: Math.max(device.height, pageHeight) });
  for (const frame of page.frames()) await frame.waitForLoadState();
  await page.screenshot({ path: join(root, `test-results/consumers/${name}.png`), fullPage: true });
  const rules = rulesOf(await page.evaluate(measure), look, device);
  wrong.push(...rules.filter(({ holds }) => !holds).map(({ what, is }) => `${what}: ${is}`));
  wrong.push(...(await axeViolations(page)));
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(measureFocusRing);
  if (ring !== 'solid 2px') wrong.push(`outline of the first control with focus: ${ring}`);
  return { checks: rules.length + 3, wrong };
}

interface Rule {
  readonly what: string;
  readonly is: string | number;
  readonly holds: boolean;
}

/** The rules of a page that looks right. Distances are in CSS pixels. */
function rulesOf(is: Measures, { theme, dir }: Look, { isPhone }: Device): Rule[] {
  const equal = (what: string, value: string | number, expected: string | number): Rule => ({
    what: `${what} instead of ${expected}`,
    is: value,
    holds: value === expected,
  });
  const atLeast = (what: string, value: number, least: number): Rule => ({
    what: `${what}, at least ${least} px`,
    is: value,
    holds: value >= least,
  });
  const [start, end] = dir === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return [
    equal('width outside the window', is.overflow, 0),
    equal('color scheme', is.colorScheme, theme),
    equal('brightness of the background', is.lightness > 0.5 ? 'light' : 'dark', theme),
    equal('background', is.background, is.surface),
    equal('text colour', is.color, is.fg),
    equal('background of a field', is.fieldBackground, is.field),
    equal('loaded font', is.font, 'Inter Variable'),
    equal('direction', is.direction, dir),
    equal('side of the first label', is.labelSide, start),
    equal('side of the value of a select', is.selectSide, start),
    equal('side of a number in a table', is.numberSide, end),
    equal('side of the first of two cards', is.firstCardSide, is.firstCardSide === 'none' ? 'none' : start),
    atLeast('distance of fields', is.fieldGap, 12),
    atLeast('distance of cards', is.cardGap, 16),
    atLeast('distance of cards from the window', is.cardMargin, 16),
    atLeast('height of a field', is.fieldHeight, isPhone ? 44 : 36),
  ];
}
