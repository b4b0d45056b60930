/**
 * Marks each entry of dist that needs a browser (hooks, contexts, event handlers) with "use client", so that server
 * components can render it. Entries without, such as Badge, stay usable on the server with no client code at all.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const dist = resolve(import.meta.dirname, '../dist');
/** What React exports to server components. */
const serverHooks = new Set(['useCallback', 'useDebugValue', 'useId', 'useMemo']);
const directive = '"use client";';

for (const entry of globSync(['*.js'], { cwd: dist }).filter((name) => !name.startsWith('chunk-'))) {
  const path = join(dist, entry);
  const text = readFileSync(path, 'utf8');
  // On the same line, so that the source map stays right.
  if (!text.startsWith(directive) && needsClient(path, new Set())) writeFileSync(path, directive + text);
}

/** Whether a file, or one that it imports statically, uses what server components lack. */
function needsClient(path: string, visited: Set<string>): boolean {
  if (visited.has(path)) return false;
  visited.add(path);
  const text = readFileSync(path, 'utf8');
  const imports = [...text.matchAll(/^import\s*(?:(?<names>[^'"]*?)\s*from\s*)?["'](?<from>[^"']+)["'];/gms)];
  return (
    // A function cannot be passed from a server component to an element.
    /\bon[A-Z]\w*:/.test(text) ||
    imports.some(({ groups: { names = '', from = '' } = {} }) => {
      if (from.startsWith('.')) return needsClient(join(dirname(path), from), visited);
      return from === 'react' ? needsBrowser(names) : from.startsWith('@radix-ui/');
    })
  );
}

function needsBrowser(names: string): boolean {
  const imported = names.match(/\w+/g) ?? [];
  return imported.some(
    (name) => name === 'createContext' || (/^use[A-Z]/.test(name) && !serverHooks.has(name)),
  );
}
