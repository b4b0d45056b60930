import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { must, root } from '../command.ts';
import { launch } from '../launch-browser.ts';
import { serveFolder } from '../static-server.ts';
import type { Findings } from './consumers.ts';
import { writeFirstPage } from './first-page.ts';
import { checkLooks, type Look, looks } from './looks.ts';
import { installApp, readmeFiles, uiReadmeFile } from './packed-app.ts';

const apps = ['plain', 'parts', 'reset', 'tailwind', 'tailwind-first'] as const;

/** The first page of the README, by style sheet. */
const sheets = { plain: 'app.css', tailwind: 'app.css, with Tailwind' } as const;
const parts = 'app.css, with some components';

/**
 * Apps with their own style sheets: the library renders correctly, and `className` wins. Their sheets `plain`, `parts` and
 * `tailwind`, the page `recipes` and the first pages are those of the README.
 */
export async function checkVite(): Promise<Findings> {
  const folder = await installApp('vite', ['ui']);
  writeReadme(folder);
  await must('node', [join(root, 'node_modules/typescript-compiler/bin/tsc'), '-p', folder]);
  await must('vite', ['build', '--config', join(folder, 'vite.config.ts'), '--logLevel', 'error']);
  const server = await serveFolder({
    folder: join(folder, 'dist'),
    headers: { 'content-security-policy': "style-src 'self'" },
  });
  const browser = await launch();
  try {
    const outcomes = await Promise.all(
      apps.map(async (app) =>
        (await checkApp(browser, app, `${server.url}/${app}.html`)).map((check) => ({ app, ...check })),
      ),
    );
    const checks = outcomes.flat();
    const pages = [await checkRecipes(browser, `${server.url}/recipes.html`)];
    for (const app of Object.keys(sheets)) {
      const urlOf = ({ name }: Look) => `${server.url}/first-page/${app}/${name}/index.html`;
      pages.push(await checkLooks({ browser, app: `vite-${app}`, urlOf }));
    }
    return {
      checks: checks.length + pages.reduce((sum, page) => sum + page.checks, 0),
      wrong: [
        ...checks.filter(({ is, want }) => is !== want).map(describeCheck),
        ...pages.flatMap(({ wrong }) => wrong),
      ],
    };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Writes the code blocks of the README: all of them for the page of recipes, and the first page in each look. */
function writeReadme(folder: string): void {
  mkdirSync(join(folder, 'readme'));
  for (const [name, sheet] of Object.entries({ ...sheets, parts }))
    writeFileSync(join(folder, `readme/${name}.css`), uiReadmeFile(sheet));
  for (const [file, code] of readmeFiles('ui')) {
    if (/^[\w-]+\.tsx?$/.test(file)) writeFileSync(join(folder, 'readme', file), code);
  }
  // The page of recipes has the colours of the README, too.
  const brand = uiReadmeFile('app.css, below the imports');
  writeFileSync(join(folder, 'readme/app.css'), uiReadmeFile(sheets.plain) + brand);
  for (const [app, sheet] of Object.entries(sheets)) {
    for (const look of looks) {
      writeFirstPage(join(folder, 'first-page', app, look.name), look, {
        'index.html': 'index.html',
        'src/app.css': sheet,
        'src/main.tsx': 'main.tsx',
        'src/first-page.tsx': 'first-page.tsx',
        'src/listeners-table.tsx': 'listeners-table.tsx',
      });
    }
  }
}

interface Check {
  readonly what: string;
  readonly is: string;
  readonly want: string;
}

const describeCheck = ({ app, what, is, want }: Check & { app: string }) =>
  `${app}: ${what} is ${is}, not ${want}`;

/** The recipes of the README on one page, with its own colours. The page follows the system's theme. */
async function checkRecipes(browser: Browser, url: string): Promise<Findings> {
  const page = await browser.newPage();
  await page.goto(url);
  const count = await page.locator('section').count();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const brand = await check('background', save, 'background-color', 'rgb(10, 107, 103)');
  await page.close();
  const findings = await checkLooks({
    browser,
    app: 'recipes',
    urlOf: ({ dir }) => `${url}?dir=${dir}`,
    followsSystem: true,
  });
  const wrong = [...findings.wrong];
  if (count < 10) wrong.push(`recipes: ${count} of at least 10 are shown`);
  if (brand.is !== brand.want) wrong.push(describeCheck({ app: 'recipes', ...brand }));
  return { checks: findings.checks + count + 1, wrong };
}

async function checkApp(browser: Browser, app: string, url: string): Promise<Check[]> {
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
    if (app === 'tailwind') {
      const note = page.getByText('Your encoder is disconnected.');
      const fill = await token(page, '--ui-off-air-fill');
      checks.push(await check('background by a utility', note, 'background-color', fill));
    }
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
