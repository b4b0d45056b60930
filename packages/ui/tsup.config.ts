import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { defineConfig } from 'tsup';

/** One entry per component, so that bundlers can split it by route. */
const components = globSync('src/components/*/index.ts', { cwd: import.meta.dirname });

export default defineConfig({
  entry: {
    provider: 'src/provider/index.ts',
    ...Object.fromEntries(
      ['en', 'fr', 'ja', 'zh'].map((locale) => [`labels/${locale}`, `src/labels/${locale}.ts`]),
    ),
    ...Object.fromEntries(components.map((file) => [basename(dirname(file)), file])),
  },
  format: ['esm'],
  // Its packages import folders, which neither Node nor strict bundlers resolve from an ES module (ADR 29).
  noExternal: [/^@atlaskit\//],
  esbuildOptions(options) {
    options.mainFields = ['module', 'main'];
    options.define = { ...options.define, 'process.env.NODE_ENV': '"production"' };
  },
  target: 'es2022',
  splitting: true,
  dts: false,
  clean: true,
  sourcemap: true,
});
