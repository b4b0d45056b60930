import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEntries } from './entries.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entries-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(exports: object, files: readonly string[] = []): void {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@studio/kit', exports }));
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
}

const specifiers = () => readEntries(folder).map(({ specifier }) => specifier);

it('names the entry of the package by the package', () => {
  write({ '.': { source: './src/index.ts', default: './dist/index.js' } });
  expect(readEntries(folder)).toEqual([{ specifier: '@studio/kit', file: join(folder, 'src/index.ts') }]);
});

it('gives one entry for each file that a pattern matches', () => {
  write({ './*': { source: './src/*/index.ts' } }, [
    'src/tabs/index.ts',
    'src/button/index.ts',
    'src/lib/x.ts',
  ]);
  expect(readEntries(folder)).toEqual([
    { specifier: '@studio/kit/button', file: join(folder, 'src/button/index.ts') },
    { specifier: '@studio/kit/tabs', file: join(folder, 'src/tabs/index.ts') },
  ]);
});

it('leaves out exports without sources, such as style sheets', () => {
  write({ './*.css': './dist/*.css', './package.json': './package.json', './a': { source: './src/a.ts' } });
  expect(specifiers()).toEqual(['@studio/kit/a']);
});
