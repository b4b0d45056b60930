import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { must } from '../command.ts';
import { launch } from '../launch-browser.ts';
import { serveFolder } from '../static-server.ts';
import { axeViolations } from './axe.ts';
import type { Findings } from './consumers.ts';
import { installApp, readmeExamples, readmeSheets } from './packed-app.ts';

const apps = ['plain', 'parts', 'reset', 'tailwind', 'tailwind-first'] as const;

/**
 * Apps with their own style sheets: the library renders correctly, and `className` wins. The sheets `plain`, `parts` and
 * `tailwind` and the page `recipes` are those of the README.
 */
export async function checkVite(): Promise<Findings> {
  const folder = await installApp('vite', ['ui']);
  const sheets = readmeSheets();
  mkdirSync(join(folder, 'readme'));
  for (const [name, sheet] of Object.entries(sheets))
    writeFileSync(join(folder, `readme/${name}.css`), sheet);
  for (const [file, code] of readmeExamples('ui')) writeFileSync(join(folder, 'readme', file), code);
  await must('vite', ['build', '--config', join(folder, 'vite.config.ts'), '--logLevel', 'error']);
  const server = await serveFolder({
    folder: join(folder, 'dist'),
    headers: { 'content-security-policy': "style-src 'self'" },
  });
  const browser = await launch();
  try {
    const recipes = await checkRecipes(browser, `${server.url}/recipes.html`);
    const outcomes = await Promise.all(
      apps.map(async (app) =>
        (await checkApp(browser, `${server.url}/${app}.html`)).map((check) => ({ app, ...check })),
      ),
    );
    const checks = outcomes.flat();
    return {
      checks: checks.length + recipes.checks,
      wrong: [...recipes.wrong, ...checks.filter(({ is, want }) => is !== want).map(describeCheck)],
    };
  } finally {
    await browser.close();
    server.close();
  }
}

interface Check {
  readonly what: string;
  readonly is: string;
  readonly want: string;
}

const describeCheck = ({ app, what, is, want }: Check & { app: string }) =>
  `${app}: ${what} is ${is}, not ${want}`;

/** The recipes of the README on one page: they render without an error, and pass axe in both themes. */
async function checkRecipes(browser: Browser, url: string): Promise<Findings> {
  const page = await browser.newPage();
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(`recipes: ${message.text()}`));
  page.on('pageerror', (error) => wrong.push(`recipes: ${error.message}`));
  await page.goto(url);
  const count = await page.locator('section').count();
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    wrong.push(...(await axeViolations(page)).map((text) => `recipes in ${theme}: ${text}`));
  }
  await page.close();
  if (count < 10) wrong.push(`recipes: ${count} of at least 10 are shown`);
  return { checks: count, wrong };
}

async function checkApp(browser: Browser, url: string): Promise<Check[]> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    // The pointer may start above the first button.
    await page.mouse.move(900, 600);
    const save = page.getByRole('button', { name: 'Save' });
    const mine = page.getByRole('button', { name: 'Mine' });
    const title = page.getByRole('textbox', { name: 'Title' });
    const checks = [
      await check('padding of a button', save, 'padding-inline-start', '14px'),
      await check('height of a button', save, 'min-height', '36px'),
      await check('weight of a button', save, 'font-weight', '500'),
      await check('background of a button', save, 'background-color', await token(page, '--ui-accent-solid')),
      await check('border of a field', title, 'border-top-color', await token(page, '--ui-border-strong')),
      await check('padding by className', mine, 'padding-inline-start', '40px'),
      await check('corner by className', mine, 'border-top-left-radius', '0px'),
    ];
    await save.hover();
    const hovered = await token(page, '--ui-accent-solid-hover');
    checks.push(await check('background of a hovered button', save, 'background-color', hovered));
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    checks.push(
      await check(
        'background of a field in the dark theme',
        title,
        'background-color',
        await token(page, '--ui-field'),
      ),
      await check('text of a field in the dark theme', title, 'color', await token(page, '--ui-fg')),
    );
    await page.goto(`${url}?dialog`);
    const raised = await token(page, '--ui-float');
    checks.push(await check('surface of a dialog', page.getByRole('dialog'), 'background-color', raised));
    return checks;
  } finally {
    await page.close();
  }
}

async function check(what: string, element: Locator, property: string, want: string): Promise<Check> {
  const is = await element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
  return { what, is, want };
}

/** The computed value of a colour token on the page. */
function token(page: Page, name: string): Promise<string> {
  return page.evaluate((variable) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${variable})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}
