/**
 * Writes dist/styles: the compiled stylesheet of the library, whole and by component, one file per theme, the tokens for
 * apps with Tailwind and, as JSON, for design tools, and the fonts. Used in development too; takes about a second.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type ComponentSource, splitSheet } from './component-sheets.ts';
import { designTokens } from './design-tokens.ts';

const packageDir = resolve(import.meta.dirname, '..');
const source = join(packageDir, 'src/styles');
const target = join(packageDir, 'dist/styles');
const require = createRequire(import.meta.url);

/** The Latin subset blocks first paint, so its size is limited. */
const latinFontBudgetBytes = 48 * 1024;

function read(name: string): string {
  return readFileSync(join(source, name), 'utf8');
}

function buildThemes(): void {
  for (const theme of ['light', 'dark']) {
    writeFileSync(
      join(target, `${theme}.css`),
      `${read(`primitives-${theme}.css`)}\n${read(`${theme}.css`)}`,
    );
  }
  for (const name of ['theme.css', 'layers.css', 'base.css', 'reset.css']) {
    copyFileSync(join(source, name), join(target, name));
  }
}

function buildTokens(): void {
  const tokens = designTokens({
    light: read('light.css'),
    dark: read('dark.css'),
    'primitives-light': read('primitives-light.css'),
    'primitives-dark': read('primitives-dark.css'),
    tokens: read('tokens.css'),
    theme: read('theme.css'),
  });
  writeFileSync(join(target, 'tokens.json'), `${JSON.stringify(tokens, null, 2)}\n`);
}

function buildFonts(): void {
  const inter = dirname(require.resolve('@fontsource-variable/inter/package.json'));
  const files = join(target, 'files');
  mkdirSync(files, { recursive: true });
  for (const subset of ['latin', 'latin-ext']) {
    const name = `inter-${subset}-wght-normal.woff2`;
    const from = join(inter, 'files', name);
    if (subset === 'latin' && statSync(from).size > latinFontBudgetBytes) {
      throw new Error(`${name} is larger than ${latinFontBudgetBytes} bytes`);
    }
    copyFileSync(from, join(files, name));
  }
  cpSync(join(inter, 'LICENSE'), join(files, 'LICENSE-inter.txt'));
  copyFileSync(join(source, 'fonts.css'), join(target, 'fonts.css'));
}

function compile(): void {
  const cli = join(dirname(require.resolve('@tailwindcss/cli/package.json')), 'dist/index.mjs');
  const out = join(target, 'styles.css');
  const args = [cli, '-i', join(source, 'styles.css'), '-o', out, '--minify'];
  execFileSync(process.execPath, args, { cwd: packageDir, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The compiled sheet again, as `core.css` and a sheet per component. */
function split(): void {
  const sheets = splitSheet(readFileSync(join(target, 'styles.css'), 'utf8'), componentSources());
  mkdirSync(join(target, 'components'), { recursive: true });
  writeFileSync(join(target, 'core.css'), sheets.core);
  for (const [name, sheet] of sheets.components) writeFileSync(join(target, `components/${name}.css`), sheet);
}

function componentSources(): Map<string, ComponentSource> {
  const folder = join(packageDir, 'src/components');
  const sources = new Map<string, ComponentSource>();
  for (const file of globSync('*/**/*.{ts,tsx}', { cwd: folder }).sort()) {
    if (/\.(?:test|stories)\./.test(file)) continue;
    const [name = ''] = file.split(/[\\/]/);
    const text = `${sources.get(name)?.text ?? ''}\n${readFileSync(join(folder, file), 'utf8')}`;
    const imports = [...text.matchAll(/#\/components\/([\w-]+)\//g)].map(([, other = '']) => other);
    sources.set(name, { text, imports });
  }
  return sources;
}

mkdirSync(target, { recursive: true });
buildThemes();
buildTokens();
buildFonts();
compile();
split();
