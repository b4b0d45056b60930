/**
 * Emits the declarations of the package in the current folder, with `#/x.ts` and `./x.ts` rewritten to relative `.js`
 * specifiers, which every module resolution understands.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const packageDir = process.cwd();
const compiler = resolve(import.meta.dirname, '../node_modules/typescript-compiler/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { stdio: 'inherit' });

const specifier = /(from\s+|import\s*\(\s*|import\s+)(['"])(#\/|\.{1,2}\/)([^'"]+)\2/g;
for (const file of globSync('dist/**/*.d.ts', { cwd: packageDir })) {
  const path = join(packageDir, file);
  const text = readFileSync(path, 'utf8').replace(specifier, (_all, lead, quote, base, rest) => {
    const target = base === '#/' ? join(packageDir, 'dist', rest) : resolve(dirname(path), base + rest);
    const from = relative(dirname(path), target).replaceAll('\\', '/');
    const local = from.startsWith('.') ? from : `./${from}`;
    return `${lead}${quote}${local.replace(/\.tsx?$/, '.js')}${quote}`;
  });
  // The compiler names the entry of the package by its folder, which Node does not resolve.
  writeFileSync(path, text.replaceAll('import("..")', 'import("../index.js")'));
}
