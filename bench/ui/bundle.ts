import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Plugin } from 'vite';
import type { Exports } from './library.ts';

/** Transferred bytes: minified, then compressed with brotli 11. */
export interface Weight {
  readonly script: number;
  readonly styles: number;
}

export interface Bundle {
  readonly script: string;
  readonly styles: string;
}

interface Entry {
  readonly exports: Exports;
  readonly sheets?: readonly string[];
  readonly locales?: readonly string[] | undefined;
}

/** Builds the named exports for production in one file, without React: the same conditions for every library. */
export async function bundle(folder: string, { exports, sheets = [], locales }: Entry): Promise<Bundle> {
  const input = join(folder, 'entry.js');
  writeFileSync(input, entryCode(exports, sheets));
  const [output] = [
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: locales ? [keepLocales(folder, locales)] : [],
      build: {
        write: false,
        minify: true,
        target: 'es2022',
        modulePreload: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input,
          external: /^(?:react|react-dom|scheduler)(?:$|\/)/,
          output: { format: 'es', codeSplitting: false },
        },
      },
    }),
  ].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  const files = output.output;
  return {
    script: files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n'),
    styles: files
      .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
      .join('\n'),
  };
}

/** A module that keeps the named exports and nothing else. */
function entryCode(exports: Exports, sheets: readonly string[]): string {
  const modules = Object.entries(exports);
  const imports = modules.map(([module, names], index) => {
    const roots = new Set(names.map((name) => name.replace(/\..*/, '')));
    return `import { ${[...roots].map((root) => `${root} as ${root}${index}`).join(', ')} } from '${module}';`;
  });
  const kept = modules.flatMap(([, names], index) =>
    names.map((name) => name.replace(/^\w+/, (root) => `${root}${index}`)),
  );
  const loads = sheets.map((sheet) => `import '${sheet}';`);
  return [...imports, ...loads, `globalThis.kept = [${kept.join(', ')}];`].join('\n');
}

/** React Aria's own plugin, installed beside it, removes the messages of all other languages. */
function keepLocales(folder: string, locales: readonly string[]): Plugin {
  const plugin: { vite: (options: { locales: readonly string[] }) => Plugin } = createRequire(
    join(folder, 'entry.js'),
  )('@react-aria/optimize-locales-plugin');
  return plugin.vite({ locales });
}

export function weigh({ script, styles }: Bundle): Weight {
  return { script: compressed(script), styles: compressed(styles) };
}

function compressed(text: string): number {
  if (text.trim() === '') return 0;
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
