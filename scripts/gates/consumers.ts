import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { ensureBuilt, must, root } from './command.ts';
import { type Gate, GateFailure } from './gate.ts';
import { launch } from './launch-browser.ts';
import { serveFolder } from './static-server.ts';

const apps = ['plain', 'reset', 'tailwind', 'tailwind-first'] as const;

/** Apps with their own style sheets install the packed library: it renders correctly, and `className` wins. */
export const consumers: Gate = {
  id: 'consumers',
  hint: 'The library renders wrong in this app of e2e/consumers: check the layer order in its style sheet and in packages/ui/src/styles.',
  run: async () => {
    const folder = await install();
    await must('vite', ['build', '--config', join(folder, 'vite.config.ts'), '--logLevel', 'error']);
    const server = await serveFolder({ folder: join(folder, 'dist') });
    const browser = await launch();
    const wrong: string[] = [];
    let checks = 0;
    try {
      for (const app of apps) {
        const outcome = await checkApp(browser, `${server.url}/${app}.html`);
        checks += outcome.length;
        wrong.push(...outcome.filter(({ is, want }) => is !== want).map(describeCheck(app)));
      }
    } finally {
      await browser.close();
      server.close();
    }
    if (wrong.length) throw new GateFailure(wrong.join('\n'));
    return { examined: { apps: apps.length, checks } };
  },
};

interface Check {
  readonly what: string;
  readonly is: string;
  readonly want: string;
}

const describeCheck =
  (app: string) =>
  ({ what, is, want }: Check) =>
    `${app}: ${what} is ${is}, not ${want}`;

/** Installs the packed library in a folder outside the workspaces and returns the folder. */
async function install(): Promise<string> {
  await ensureBuilt();
  const folder = join(root, '.cache/consumers');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'e2e/consumers'), folder, { recursive: true });
  await must('npm', ['pack', '-w', '@unmuted/ui', '--pack-destination', folder, '--silent']);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (!tarball) throw new GateFailure('npm pack left no tarball');
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
  );
  const quiet = [
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefer-offline',
    '--omit=peer',
    '--loglevel=error',
  ];
  await must('npm', ['install', ...quiet, `./${tarball}`], { cwd: folder });
  return folder;
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
