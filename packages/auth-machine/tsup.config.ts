import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/react/index.ts', 'src/testing/index.ts'],
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  dts: false,
  clean: true,
  sourcemap: true,
});
