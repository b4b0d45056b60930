import { expect, type Page } from '@playwright/test';
import { findings, type Question } from './axe.ts';

/** Each theme in each direction, on a desktop and on a phone. */
export const looks = [
  { theme: 'light', direction: 'ltr', width: 1440 },
  { theme: 'dark', direction: 'rtl', width: 1440 },
  { theme: 'dark', direction: 'ltr', width: 360 },
  { theme: 'light', direction: 'rtl', width: 360 },
] as const;

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

export type Look = (typeof looks)[number];

/** From the next document on the page looks like this; the last call counts. */
export async function dress(page: Page, { theme, direction, width }: Look): Promise<void> {
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

/** The page that is open looks like this now, in the state it is in; as the app does when the reader asks for it. */
export async function redress(page: Page, { theme, direction, width }: Look): Promise<void> {
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

/** One heading, nothing that axe finds, and no sideways scrolling. */
export async function expectAccessible(page: Page, what = ''): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toHaveCount(1);
  await expectNoViolation(page, 'html', what);
  await expectNoOverflow(page, what);
}

export const nameOf = ({ theme, direction, width }: Look) => `${theme}, ${direction}, ${width} px`;

/**
 * What stands on a page that was opened in the first look, judged in each: wholly where the layout is another one, else
 * for what colours and direction can change. The page ends in the look that it began with.
 */
export async function expectAccessibleInEveryLook(page: Page, what: string): Promise<void> {
  const [first, ...others] = looks;
  await expectAccessible(page, `${what}: ${nameOf(first)}`);
  let width: number = first.width;
  for (const look of others) {
    await redress(page, look);
    const judge = look.width === width ? expectVisible : expectAccessible;
    width = look.width;
    await judge(page, `${what}: ${nameOf(look)}`);
  }
  await redress(page, first);
}

async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what} sideways scrolling`).toBe(0);
}

/** What axe finds in a part of the page. */
export async function expectNoViolation(page: Page, part: string, what = ''): Promise<void> {
  await expectClean(page, { part, runOnly: { type: 'tag', values: tags } }, what);
}

/** What a look can change of a page that was found accessible in another one. */
export async function expectVisible(page: Page, what: string): Promise<void> {
  const values = ['color-contrast', 'target-size'];
  await expectClean(page, { part: 'html', runOnly: { type: 'rule', values } }, what);
  await expectNoOverflow(page, what);
}

async function expectClean(page: Page, what: Question, where: string): Promise<void> {
  expect(await findings(page, what), where).toEqual([]);
}
