/** Writes the declaration file of each package entry: dist/button.d.ts re-exports from the component's folder. */
import { globSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const dist = resolve(import.meta.dirname, '../dist');
for (const file of ['provider/index.d.ts', ...globSync('components/*/index.d.ts', { cwd: dist })]) {
  const folder = dirname(file);
  writeFileSync(
    join(dist, `${basename(folder)}.d.ts`),
    `export * from './${folder.replaceAll('\\', '/')}/index.js';\n`,
  );
}
