/** Reads the entry points of a package from the `exports` of its package.json. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Entry {
  /** The specifier that an app imports, such as `@unmuted/ui/button`. */
  readonly specifier: string;
  /** Absolute path of the source file. */
  readonly file: string;
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly source?: string }>>;
}

/** Every entry with sources. A pattern such as `./labels/*` gives one entry per file that matches it. */
export function readEntries(folder: string): Entry[] {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const entries = Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === 'string' || target.source === undefined ? [] : expand(folder, subpath, target.source),
  );
  return entries.map(({ subpath, file }) => ({ specifier: join(name, subpath), file }));
}

function expand(folder: string, subpath: string, source: string) {
  const [before = '', after] = source.split('*');
  if (after === undefined) return [{ subpath, file: join(folder, source) }];
  return globSync(source, { cwd: folder })
    .map((path) => `./${path.replaceAll('\\', '/')}`)
    .sort()
    .map((path) => ({
      subpath: subpath.replace('*', path.slice(before.length, path.length - after.length)),
      file: join(folder, path),
    }));
}
