import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = import.meta.dirname;
/** Imports that are still there once the types are gone. */
const runtimeImport = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;

/** Everything a module brings with it: our own files are followed, packages are named. */
function reach(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const [, specifier = ''] of readFileSync(entry, 'utf8').matchAll(runtimeImport)) {
    if (specifier.startsWith('#/')) reach(join(src, specifier.slice(2)), seen);
    else if (specifier.startsWith('.')) reach(resolve(dirname(entry), specifier), seen);
    else seen.add(specifier);
  }
  return seen;
}

const packages = (entry: string) => [...reach(join(src, entry))].filter((name) => !name.startsWith('/'));

test('the client brings openapi-fetch and nothing else: no zod in the browser', () => {
  expect(packages('index.ts')).toEqual(['openapi-fetch']);
});

test('the contract brings zod, so the walk above would have seen it', () => {
  expect(packages('contract/index.ts')).toEqual(['zod/mini']);
});
