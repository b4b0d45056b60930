import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { launch } from './browser-launch.ts';
import { ensureBuilt } from './build.ts';
import { inBackground, must, root } from './command.ts';
import { type Gate, GateFailure } from './gate.ts';
import { serveFolder } from './static-server.ts';

const apps = ['plain', 'reset', 'tailwind', 'tailwind-first'] as const;

/** Apps that install the packed library and bring sheets of their own: it looks as it should, and `className` wins. */
export const consumers: Gate = {
  id: 'consumers',
  hint: 'The app named (e2e/consumers) shows the library wrong: look at the order of layers in its sheet and in packages/ui/src/styles.',
  run: async () => {
    const folder = await installed();
    await must(
      'vite',
      ['build', '--config', join(folder, 'vite.config.ts'), '--logLevel', 'error'],
      inBackground,
    );
    const server = await serveFolder({ folder: join(folder, 'dist') });
    const browser = await launch();
    const wrong: string[] = [];
    let checks = 0;
    try {
      for (const app of apps) {
        const outcome = await look(browser, `${server.url}/${app}.html`);
        checks += outcome.length;
        wrong.push(...outcome.filter(({ is, want }) => is !== want).map(sentence(app)));
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

const sentence =
  (app: string) =>
  ({ what, is, want }: Check) =>
    `${app}: ${what} is ${is}, not ${want}`;

/** The packed library, installed as an app does it: nothing of the repository's sources is in sight. */
async function installed(): Promise<string> {
  await ensureBuilt();
  const folder = join(root, '.cache/consumers');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'e2e/consumers'), folder, { recursive: true });
  await must('npm', ['pack', '-w', '@unmuted/ui', '--pack-destination', folder, '--silent'], inBackground);
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
  await must('npm', ['install', ...quiet, `./${tarball}`], { ...inBackground, cwd: folder });
  return folder;
}

async function look(browser: Browser, url: string): Promise<Check[]> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    // A window may open with the pointer in its corner, above the first button.
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
    checks.push(await check('background of a button under the pointer', save, 'background-color', hovered));
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    checks.push(
      await check(
        'background of a field in the dark',
        title,
        'background-color',
        await token(page, '--ui-field'),
      ),
      await check('text of a field in the dark', title, 'color', await token(page, '--ui-fg')),
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

/** A token as the browser computes it on this page, in this theme. */
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
