/**
 * The size that one component adds to an application: its JavaScript without React and the CSS rules it uses
 * (minified, brotli 11). `node scripts/size.ts button 2560` fails above 2560 bytes. Reads dist: build first.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const packageDir = resolve(import.meta.dirname, '..');
const [component = 'button', budget] = process.argv.slice(2);
const cache = join(packageDir, '.cache');
mkdirSync(cache, { recursive: true });
const work = mkdtempSync(join(cache, 'size-'));

function compressed(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Keeps all exports of the entry; the rest must be tree-shaken. */
async function scriptOf(entry: string): Promise<string> {
  const [output] = [
    await build({
      root: work,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        minify: true,
        target: 'es2022',
        lib: { entry, formats: ['es'], fileName: 'out' },
        rolldownOptions: { external: /^react(-dom)?($|\/)/, output: { minify: true } },
      },
    }),
  ].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output.map((file) => ('code' in file ? file.code : '')).join('');
}

/** Only the component's utilities: tokens, themes and reset are shared by all components. */
function stylesOf(name: string): string {
  const require = createRequire(import.meta.url);
  const styles = join(packageDir, 'src/styles');
  const input = join(work, 'in.css');
  const out = join(work, 'out.css');
  writeFileSync(
    input,
    [
      '@layer properties, theme, base, ui, components, utilities;',
      '@import "tailwindcss/theme.css" layer(ui.theme) prefix(ui);',
      `@import "${join(styles, 'theme.css')}";`,
      '@import "tailwindcss/utilities.css" layer(ui.utilities) source(none);',
      `@source "${join(packageDir, 'src/components', name)}/*.{ts,tsx}";`,
      `@source not "${join(packageDir, 'src/components', name)}/*.{test,stories}.tsx";`,
    ].join('\n'),
  );
  const cli = join(dirname(require.resolve('@tailwindcss/cli/package.json')), 'dist/index.mjs');
  execFileSync(process.execPath, [cli, '-i', input, '-o', out, '--minify'], {
    cwd: packageDir,
    stdio: 'ignore',
  });
  return readFileSync(out, 'utf8');
}

try {
  const script = compressed(await scriptOf(join(packageDir, `dist/${component}.js`)));
  const styles = compressed(stylesOf(component));
  const total = script + styles;
  console.log(`${component}: ${total} bytes (script ${script}, styles ${styles}), brotli`);
  if (budget !== undefined && total > Number(budget)) {
    console.error(`${component}: the budget is ${budget} bytes`);
    process.exitCode = 1;
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
