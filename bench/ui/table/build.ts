import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { installPackages } from '../install.ts';
import { data, type TablePage } from './pages.ts';

const root = resolve(import.meta.dirname, '../../..');
const cache = join(root, '.cache/bench-ui/tables');

/** Builds one page for production and returns the folder to serve. */
export async function buildPage(
  page: Pick<TablePage, 'packages' | 'source'>,
  index: number,
): Promise<string> {
  const folder = join(cache, String(index));
  mkdirSync(folder, { recursive: true });
  const html =
    '<!doctype html><html lang="en" data-theme="light"><title>Rows</title><body><div id="root"></div><script type="module" src="./main.jsx"></script>';
  const files = {
    'index.html': html,
    'main.jsx': page.source,
    'data.js': data,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  installPackages(folder, page.packages);
  const output = join(folder, 'dist');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: output, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 5000 },
  });
  return output;
}
