import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DesignToken, type DesignTokens, designTokens } from './design-tokens.ts';

const sheet = (name: string) => readFileSync(join(import.meta.dirname, `../src/styles/${name}.css`), 'utf8');
const names = ['light', 'dark', 'primitives-light', 'primitives-dark', 'tokens', 'theme'] as const;
const all = designTokens({
  light: sheet('light'),
  dark: sheet('dark'),
  'primitives-light': sheet('primitives-light'),
  'primitives-dark': sheet('primitives-dark'),
  tokens: sheet('tokens'),
  theme: sheet('theme'),
});

const isToken = (entry: DesignTokens[string]): entry is DesignToken =>
  typeof entry === 'object' && '$value' in entry;

/** Tokens by path. */
function flatten(group: DesignTokens, path: readonly string[] = []): [string, DesignToken][] {
  return Object.entries(group).flatMap(([name, entry]): [string, DesignToken][] => {
    if (typeof entry === 'string') return [];
    const at = [...path, name];
    return isToken(entry) ? [[at.join('.'), entry]] : flatten(entry, at);
  });
}

const byPath = new Map(flatten(all));

/** The token that an alias refers to, or the token itself. */
function follow(token: DesignToken | undefined): DesignToken | undefined {
  const path = typeof token?.$value === 'string' ? /^\{(.+)\}$/.exec(token.$value)?.[1] : undefined;
  return path === undefined ? token : follow(byPath.get(path));
}

const tokenOf = (path: string) => follow(byPath.get(path));

/** Declarations of the first rule, with variables replaced. */
function declared(name: (typeof names)[number], known: ReadonlyMap<string, string> = new Map()) {
  const [rule = ''] = sheet(name).split('}');
  const found = [...rule.matchAll(/--ui-([\w-]+):\s*([^;]+);/g)];
  return new Map(
    found.map(([, token = '', value = '']) => [
      token,
      value.replace(/var\(--ui-([\w-]+)\)/g, (_, other: string) => known.get(other) ?? 'missing'),
    ]),
  );
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const scales = declared(`primitives-${theme}`);
  const semantic = declared(theme, scales);
  const ofTheme = [...byPath].filter(([path]) => path.startsWith(`${theme}.`));
  const lastPart = (path: string) => path.split('.').slice(-1)[0] ?? '';

  it('has every token of the style sheets once', () => {
    const inScales = ofTheme.filter(([path]) => path.startsWith(`${theme}.scales.`));
    expect(inScales.map(([path]) => path.split('.').slice(2).join('-')).sort()).toEqual(
      [...scales.keys()].sort(),
    );
    const others = ofTheme.filter(([path]) => !path.startsWith(`${theme}.scales.`));
    expect(others.map(([path]) => lastPart(path)).sort()).toEqual([...semantic.keys()].sort());
  });

  it('has the values of the style sheets', () => {
    const opaque = ofTheme.filter(
      ([path]) => !path.includes('.scales.') && semantic.get(lastPart(path))?.startsWith('#'),
    );
    expect(opaque.length).toBeGreaterThan(70);
    for (const [path] of opaque) {
      expect(tokenOf(path)?.$value, path).toMatchObject({ hex: semantic.get(lastPart(path)), alpha: 1 });
    }
  });
});

it('keeps references to the scales', () => {
  expect(byPath.get('light.surfaces.surface')).toMatchObject({
    $type: 'color',
    $value: '{light.scales.neutral.2}',
    $description: 'Page',
  });
  const unknown = [...byPath].filter(([, token]) => follow(token) === undefined);
  expect(unknown).toEqual([]);
});

it('writes transparent colours, shadows, sizes, times, fonts and texts', () => {
  expect(tokenOf('light.surfaces.overlay')?.$value).toEqual({
    colorSpace: 'srgb',
    components: [0.0706, 0.0863, 0.1098],
    alpha: 0.44,
    hex: '#12161c',
  });
  expect(tokenOf('light.surfaces.float-shadow')).toMatchObject({
    $type: 'shadow',
    $value: [
      { offsetX: { value: 0, unit: 'px' }, blur: { value: 2 }, spread: { value: 0 } },
      { offsetY: { value: 8 }, spread: { value: -4, unit: 'px' }, color: { alpha: 0.14 } },
    ],
  });
  expect(tokenOf('sizes.corners.corner-card')).toMatchObject({
    $type: 'dimension',
    $value: { value: 0.625, unit: 'rem' },
  });
  expect(tokenOf('sizes.type-and-motion.fast')).toMatchObject({
    $type: 'duration',
    $value: { value: 120, unit: 'ms' },
  });
  expect(tokenOf('sizes.type-and-motion.font')?.$value).toContain('Inter Variable');
  expect(tokenOf('text.13.line-height')?.$value).toEqual({ value: 1.25, unit: 'rem' });
});

it('has every size of the style sheets', () => {
  const sizes = [...byPath.keys()].filter((path) => path.startsWith('sizes.'));
  expect(sizes.map((path) => path.split('.')[2]).sort()).toEqual([...declared('tokens').keys()].sort());
});
