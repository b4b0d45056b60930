import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|html|json|svg|txt)$/;

/** Writes `.br` (quality 11) and `.gz` beside every text file, so that the server doesn't compress at run time. */
export function precompress(): Plugin {
  return {
    name: 'studio:precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }, bundle) {
        if (dir === undefined) return;
        for (const fileName of Object.keys(bundle).filter((name) => compressible.test(name))) {
          const path = join(dir, fileName);
          const content = readFileSync(path);
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          };
          writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
          writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}
