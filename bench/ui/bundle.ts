import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import type { Exports } from './peers.ts';

/** Bytes minified and then brotli 11, as a browser gets them. */
export interface Weight {
  readonly script: number;
  readonly styles: number;
}

export interface Bundle {
  readonly script: string;
  readonly styles: string;
}

/** Everything that is named, in one file, React left out: every candidate is asked the same. */
export async function bundle(
  folder: string,
  wanted: Exports,
  sheets: readonly string[] = [],
): Promise<Bundle> {
  const entry = join(folder, 'entry.js');
  const modules = Object.entries(wanted);
  const imports = modules.map(
    ([module, names], index) =>
      `import { ${names.map((name) => `${name} as ${name}${index}`).join(', ')} } from '${module}';`,
  );
  const exports = modules.flatMap(([, names], index) => names.map((name) => `${name}${index}`));
  const loads = sheets.map((sheet) => `import '${sheet}';`);
  writeFileSync(entry, [...imports, ...loads, `globalThis.kept = [${exports.join(', ')}];`].join('\n'));
  const [output] = [
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        minify: true,
        target: 'es2022',
        modulePreload: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: entry,
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

export function weigh({ script, styles }: Bundle): Weight {
  return { script: compressed(script), styles: compressed(styles) };
}

function compressed(text: string): number {
  if (text.trim() === '') return 0;
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
