import { expect, type Page } from '@playwright/test';
import { findings, type Question } from './axe.ts';

/** Each theme in each direction, on a desktop and on a phone. */
export const appearances = [
  { theme: 'light', direction: 'ltr', width: 1440 },
  { theme: 'dark', direction: 'rtl', width: 1440 },
  { theme: 'dark', direction: 'ltr', width: 360 },
  { theme: 'light', direction: 'rtl', width: 360 },
] as const;

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

export type Appearance = (typeof appearances)[number];

/** Sets the appearance of the next documents; the last call wins. */
export async function applyAppearance(page: Page, { theme, direction, width }: Appearance): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(
    ([currentTheme, dir]) => {
      const stored = JSON.parse(localStorage.getItem('studio.state') ?? '{"v":1}');
      localStorage.setItem(
        'studio.state',
        JSON.stringify({ ...stored, theme: { ...stored.theme, currentTheme, direction: dir } }),
      );
    },
    [theme, direction] as const,
  );
}

/** Changes the appearance of the open page without losing its state, as the app does. */
export async function changeAppearance(page: Page, { theme, direction, width }: Appearance): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    async ([name, dir]) => {
      const root = document.documentElement;
      root.dir = dir;
      const sheets = document.querySelector<HTMLScriptElement>('script[data-light]')?.dataset ?? {};
      const link = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: sheets[name] ?? '',
      });
      await new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', reject);
        document.head.append(link);
      });
      root.dataset.theme = name;
    },
    [theme, direction] as const,
  );
}

/** One level-1 heading, no axe violations, and no horizontal overflow. */
export async function expectAccessible(page: Page, what = ''): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toHaveCount(1);
  await expectNoViolation(page, 'html', what);
  await expectNoOverflow(page, what);
}

export const appearanceName = ({ theme, direction, width }: Appearance) =>
  `${theme}, ${direction}, ${width} px`;

/**
 * Checks a page, opened in the first appearance, in all of them: completely after a change of width, otherwise only the rules that
 * depend on colour and direction. Restores the first appearance.
 */
export async function expectAccessibleInEveryAppearance(page: Page, what: string): Promise<void> {
  const [first, ...others] = appearances;
  await expectAccessible(page, `${what}: ${appearanceName(first)}`);
  let width: number = first.width;
  for (const appearance of others) {
    await changeAppearance(page, appearance);
    const check = appearance.width === width ? expectVisible : expectAccessible;
    width = appearance.width;
    await check(page, `${what}: ${appearanceName(appearance)}`);
  }
  await changeAppearance(page, first);
}

async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what} horizontal overflow`).toBe(0);
}

/** Expects no axe violations in a part of the page. */
export async function expectNoViolation(page: Page, part: string, what = ''): Promise<void> {
  await expectClean(page, { part, runOnly: { type: 'tag', values: tags } }, what);
}

/** The checks that depend on appearance, for a page that passed all checks in another one. */
export async function expectVisible(page: Page, what: string): Promise<void> {
  const values = ['color-contrast', 'target-size'];
  await expectClean(page, { part: 'html', runOnly: { type: 'rule', values } }, what);
  await expectNoOverflow(page, what);
}

async function expectClean(page: Page, what: Question, where: string): Promise<void> {
  expect(await findings(page, what), where).toEqual([]);
}
