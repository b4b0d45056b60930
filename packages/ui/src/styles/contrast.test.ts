import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex } from '#/lib/color.ts';

type Theme = Map<string, string>;

const rule = /([^{}]+)\{([^{}]*)\}/g;
const declaration = /(--ui-[\w-]+):\s*([^;]+);/g;
const onSurfaces = ['surface', 'surface-raised', 'surface-sunken'];
const onFills = [
  ...onSurfaces,
  'fill',
  'fill-hover',
  'float',
  'float-hover',
  'segment',
  'segment-on',
  'row-hover',
];

/** Text and its background: at least 4.5. */
const textPairs: [text: string, backgrounds: string[]][] = [
  ['fg', [...onFills, 'fill-active', 'field', 'accent-fill', 'header-bg', 'off-air-fill', 'pending-fill']],
  ['fg', ['live-fill', 'silent-fill', 'suspended-fill']],
  [
    'fg-muted',
    [...onFills, 'field', 'header-bg', 'off-air-fill', 'pending-fill', 'live-fill', 'silent-fill'],
  ],
  ['fg-subtle', [...onSurfaces, 'fill', 'fill-hover', 'float', 'field', 'field-disabled', 'row-hover']],
  ['accent-fg', ['accent-solid', 'accent-solid-hover', 'accent-solid-active']],
  ['accent-text', [...onSurfaces, 'accent-fill', 'float', 'row-hover']],
  ['danger-fg', ['danger-solid', 'danger-solid-hover']],
  ['danger-text', [...onSurfaces, 'float', 'float-hover', 'field', 'off-air-fill']],
  ['fg', ['nav-bg']],
  ['fg-muted', ['nav-bg']],
  ['inverse-fg', ['inverse']],
  ['inverse-muted', ['inverse']],
  ['nav-fg', ['nav-bg', 'nav-hover']],
  ['nav-fg-strong', ['nav-bg', 'nav-hover', 'nav-active']],
  ['nav-subtle', ['nav-bg']],
  ['live-text', ['live-fill', ...onSurfaces, 'nav-bg', 'nav-hover', 'nav-active', 'row-hover']],
  ['silent-text', ['silent-fill', ...onSurfaces, 'nav-bg', 'nav-hover', 'nav-active', 'row-hover']],
  ['off-air-text', ['off-air-fill', ...onSurfaces, 'nav-bg', 'nav-hover', 'nav-active', 'row-hover']],
  ['pending-text', ['pending-fill', ...onSurfaces, 'nav-bg', 'nav-hover', 'nav-active', 'row-hover']],
  ['suspended-text', ['suspended-fill', ...onSurfaces, 'nav-bg', 'nav-hover', 'nav-active', 'row-hover']],
];

/** Borders of controls, focus rings, marks and chart lines: at least 3. */
const shapePairs: [shape: string, backgrounds: string[]][] = [
  ['border-strong', [...onSurfaces, 'field', 'header-bg', 'float']],
  ['focus', [...onSurfaces, 'field', 'header-bg', 'float', 'nav-bg', 'fill', 'fill-hover', 'accent-fill']],
  ['accent', ['surface-raised', 'surface', 'surface-sunken']],
  ['control-thumb', ['control-on']],
  ['switch-thumb', ['border-strong']],
  ['control-on', [...onSurfaces, 'field']],
  ['danger-text', ['field']],
  ['data-1', ['surface-raised', 'surface']],
  ['data-compare', ['surface-raised']],
  ['mark-fg', ['accent']],
];

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

function flatten(pairs: [string, string[]][]): [string, string][] {
  return pairs.flatMap(([one, others]) => others.map((other): [string, string] => [one, other]));
}
