import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { colourTokens, sizeTokens } from './tokens.ts';

const sheet = (name: string) => readFileSync(join(import.meta.dirname, '../styles', name), 'utf8');
const declared = (css: string) => new Set([...css.matchAll(/^\s*--ui-([\w-]+):/gm)].map(([, name]) => name));
const described = (groups: typeof colourTokens) => groups.flatMap(({ tokens }) => Object.keys(tokens)).sort();

it('[E10] describes every token of the themes, and no other', () => {
  expect(described(colourTokens)).toEqual([...declared(sheet('light.css'))].sort());
  expect(described(colourTokens)).toEqual([...declared(sheet('dark.css'))].sort());
});

it('[E10] describes every token of all themes, and no other', () => {
  expect(described(sizeTokens)).toEqual([...declared(sheet('tokens.css'))].sort());
});

it('[E10] takes corners from tokens', () => {
  const radii = [...sheet('theme.css').matchAll(/--radius-(\w+): ([^;]+);/g)];
  expect(radii.length).toBeGreaterThan(5);
  for (const [, name, value] of radii) expect(value).toBe(`var(--ui-corner-${name})`);
});
