/** Renders the converted packages as one static site. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Application } from 'typedoc';
import { root } from '../gates/command.ts';
import type { Converted } from './convert.ts';
import { sharedOptions } from './options.ts';
import { ProblemLogger } from './problems.ts';
import { registerTheme, themeName } from './theme.ts';

/** Writes the site to a folder, which is emptied first. Returns the problems that TypeDoc reports. */
export async function renderSite(packages: readonly Converted[], out: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'api-reference-'));
  try {
    const files = packages.map(({ json }, index) => {
      const file = join(folder, `${index}.json`);
      writeFileSync(file, JSON.stringify(json));
      return file;
    });
    const app = await Application.bootstrap({
      ...sharedOptions,
      entryPointStrategy: 'merge',
      entryPoints: files,
      name: 'Studio API reference',
      readme: join(import.meta.dirname, 'index.md'),
      favicon: join(import.meta.dirname, 'mark.svg'),
      customCss: join(import.meta.dirname, 'style.css'),
      hideGenerator: true,
      navigation: {
        includeCategories: true,
        includeGroups: false,
        includeFolders: false,
        excludeReferences: true,
      },
      theme: themeName,
    });
    const logger = new ProblemLogger();
    app.logger = logger;
    registerTheme(app.renderer);
    const project = await app.convert();
    if (project) await app.generateDocs(project, out);
    addAssets(join(out, 'assets'));
    return logger.problems;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function addAssets(assets: string): void {
  const font = join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  copyFileSync(font, join(assets, 'inter.woff2'));
  const sheet = join(assets, 'custom.css');
  writeFileSync(sheet, `${colours('light')}${colours('dark')}${readFileSync(sheet, 'utf8')}`);
}

/** The colours of the library in one theme, renamed so that both themes can be on one page: `--light-ui-fg`. */
function colours(theme: 'light' | 'dark'): string {
  const sheets = [`primitives-${theme}.css`, `${theme}.css`].map((name) =>
    readFileSync(join(root, 'packages/ui/src/styles', name), 'utf8'),
  );
  const variables = sheets.flatMap((sheet) => firstRule(sheet).match(/--ui-[\w-]+: [^;]+;/g) ?? []);
  return `:root { ${variables.join(' ').replaceAll('--ui-', `--${theme}-ui-`)} }\n`;
}

/** The first rule sets the theme; later ones are for parts of a page. */
const firstRule = (sheet: string) => sheet.slice(0, sheet.indexOf('}'));
