import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ContrastPair, shapePairs, textPairs } from '#/foundations/contrast-pairs.ts';
import { contrast, parseHex } from '#/lib/color.ts';

type Theme = Map<string, string>;

const rule = /([^{}]+)\{([^{}]*)\}/g;
const declaration = /(--ui-[\w-]+):\s*([^;]+);/g;
describe.each(['light', 'dark'] as const)('the %s theme', (name) => {
  const theme = readTheme(name, `[data-theme="${name}"]`);

  it.each(flatten(textPairs))('text contrast: %s on %s', (text, background) => {
    expect(ratio(theme, text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(flatten(shapePairs))('shape contrast: %s on %s', (shape, background) => {
    expect(ratio(theme, shape, background)).toBeGreaterThanOrEqual(3);
  });
});

describe('the dark side navigation beside a light page', () => {
  const nested = readTheme('light', '[data-theme="light"] [data-nav-theme="dark"]');
  const theme: Theme = new Map([...readTheme('light', '[data-theme="light"]'), ...nested]);

  it.each(flatten(textPairs).filter(([, background]) => background.startsWith('nav-')))(
    'can be read: %s on %s',
    (text, background) => {
      expect(ratio(theme, text, background)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('shows the focus ring on its background', () => {
    expect(ratio(theme, 'focus', 'nav-bg')).toBeGreaterThanOrEqual(3);
  });
});

describe('the two themes', () => {
  it('set the same names', () => {
    const light = [...readTheme('light', '[data-theme="light"]').keys()].sort();
    const dark = [...readTheme('dark', '[data-theme="dark"]').keys()].sort();
    expect(light).toEqual(dark);
  });

  it('define every colour of theme.css', () => {
    const offered = [...css('theme').matchAll(/--color-[\w-]+: var\((--ui-[\w-]+)\)/g)].map(
      ([, name]) => name,
    );
    const light = readTheme('light', '[data-theme="light"]');
    expect(offered.length).toBeGreaterThan(60);
    expect(offered.filter((name) => name === undefined || !light.has(name))).toEqual([]);
  });

  it('never use small white text on the brand pink, which has too little contrast', () => {
    const theme = readTheme('light', '[data-theme="light"]');
    expect(ratio(theme, 'accent-fg', 'accent')).toBeLessThan(4.5);
    expect(resolve(theme, 'accent-solid')).not.toBe(resolve(theme, 'accent'));
  });
});

function css(name: string): string {
  return readFileSync(join(import.meta.dirname, `${name}.css`), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
}

function readTheme(name: 'light' | 'dark', selector: string): Theme {
  const theme: Theme = new Map();
  for (const [, prelude, body] of (css(`primitives-${name}`) + css(name)).matchAll(rule)) {
    if (prelude?.trim() !== selector) continue;
    for (const [, property, value] of body?.matchAll(declaration) ?? []) {
      if (property && value) theme.set(property, value.trim());
    }
  }
  return theme;
}

function resolve(theme: Theme, token: string): string {
  let value = theme.get(`--ui-${token}`);
  for (let depth = 0; value?.startsWith('var('); depth += 1) {
    if (depth > 5) throw new Error(`--ui-${token} refers to itself`);
    value = theme.get(value.slice(4, -1));
  }
  if (value === undefined) throw new Error(`--ui-${token} is not set`);
  return value;
}

function ratio(theme: Theme, one: string, other: string): number {
  const [a, b] = [resolve(theme, one), resolve(theme, other)].map(parseHex);
  if (!a || !b) throw new Error(`${one} or ${other} is no plain colour`);
  return contrast(a, b);
}

function flatten(pairs: readonly ContrastPair[]): [string, string][] {
  return pairs.flatMap(([one, others]) => others.map((other): [string, string] => [one, other]));
}
