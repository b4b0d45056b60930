import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/contract/index.ts',
    'src/testing/index.ts',
    // In files of their own: an app's first chunk needs neither, and a bundler does not split a file.
    'src/contract/files/upload-kinds.ts',
    'src/contract/shared/key-scopes.ts',
  ],
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  dts: false,
  clean: true,
  sourcemap: true,
});
