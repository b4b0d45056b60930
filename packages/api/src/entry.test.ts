import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = import.meta.dirname;
/** Imports that remain after type erasure. */
const runtimeImport = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;

/** Collects the transitive imports of a module: follows local files, lists packages. */
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

test('the client depends on openapi-fetch only, so that browsers do not load zod', () => {
  expect(packages('index.ts')).toEqual(['openapi-fetch']);
});

test('the contract depends on zod, so the previous test can detect it', () => {
  expect(packages('contract/index.ts')).toEqual(['zod/mini']);
});
