import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

/** Operations described by the two OpenAPI documents. */
export function operationCount(): number {
  return ['main', 'cast'].reduce((sum, name) => {
    const file = join(root, `packages/api/openapi/${name}.gen.json`);
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, object> };
    return sum + Object.values(paths).reduce((count, path) => count + Object.keys(path).length, 0);
  }, 0);
}
