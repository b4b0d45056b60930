import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { defineConfig } from 'tsup';

/** One entry a component, so that a bundler can put each in the chunk of the route that uses it. */
const components = globSync('src/components/*/index.ts', { cwd: import.meta.dirname });

export default defineConfig({
  entry: {
    provider: 'src/provider/index.ts',
    ...Object.fromEntries(components.map((file) => [basename(dirname(file)), file])),
  },
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  dts: false,
  clean: true,
  sourcemap: true,
});
