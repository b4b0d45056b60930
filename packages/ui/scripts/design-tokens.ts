/** The tokens of the style sheets in the Design Tokens format of the W3C community group, version 2025.10. */
import { colourTokens, sizeTokens, type TokenGroup } from '#/foundations/tokens.ts';

/** Texts of the style sheets. */
export interface TokenSheets {
  readonly light: string;
  readonly dark: string;
  readonly 'primitives-light': string;
  readonly 'primitives-dark': string;
  readonly tokens: string;
  readonly theme: string;
}

/** A value of one type. Lengths are in px or rem, times in ms, parts of a colour from 0 to 1. */
export interface DesignToken {
  readonly $type: 'color' | 'dimension' | 'duration' | 'fontFamily' | 'shadow';
  readonly $value: unknown;
  readonly $description?: string;
}

/** Tokens and groups by name. */
export interface DesignTokens {
  readonly [name: string]: DesignToken | DesignTokens | string;
}

type Declarations = ReadonlyMap<string, string>;

/** All tokens: the groups `light` and `dark` have the same names, `sizes` and `text` hold for both. */
export function designTokens(sheets: TokenSheets): DesignTokens {
  return {
    $description: 'Tokens of @unmuted/ui. Generated from its style sheets.',
    light: themeTokens('light', sheets.light, sheets['primitives-light']),
    dark: themeTokens('dark', sheets.dark, sheets['primitives-dark']),
    sizes: groupTokens(sizeTokens, declarationsOf(sheets.tokens), () => undefined),
    text: textTokens(sheets.theme),
  };
}

function themeTokens(theme: 'light' | 'dark', semantic: string, primitive: string): DesignTokens {
  const scales: Record<string, Record<string, DesignToken>> = {};
  for (const [name, value] of declarationsOf(primitive)) {
    const [scale = '', step = ''] = name.split('-');
    scales[scale] = { ...scales[scale], [step]: { $type: 'color', $value: colour(value) } };
  }
  const declared = declarationsOf(semantic);
  const groups = groupTokens(colourTokens, declared, (name) => {
    const [scale = '', step = ''] = name.split('-');
    if (scales[scale]?.[step]) return `{${theme}.scales.${scale}.${step}}`;
    const group = colourTokens.find(({ tokens }) => name in tokens);
    return group && `{${theme}.${keyOf(group)}.${name}}`;
  });
  return { scales, ...groups };
}

function groupTokens(
  groups: readonly TokenGroup[],
  declared: Declarations,
  pathOf: (name: string) => string | undefined,
): DesignTokens {
  return Object.fromEntries(
    groups.map((group) => {
      const tokens = Object.entries(group.tokens).map(([name, use]) => {
        const value = declared.get(name);
        if (value === undefined) throw new Error(`--ui-${name} is not declared`);
        return [name, { ...tokenOf(value, pathOf), $description: use }];
      });
      return [keyOf(group), { $description: group.purpose, ...Object.fromEntries(tokens) }];
    }),
  );
}

/** Sizes of text with their lines, such as `text.13.size`. */
function textTokens(theme: string): DesignTokens {
  const sizes = theme.matchAll(/--text-(\d+): ([^;]+);\s*--text-\1--line-height: ([^;]+);/g);
  return Object.fromEntries(
    [...sizes].map(([, name = '', size = '', line = '']) => [
      name,
      {
        size: { $type: 'dimension', $value: measure(size) },
        'line-height': { $type: 'dimension', $value: measure(line) },
      },
    ]),
  );
}

function tokenOf(value: string, pathOf: (name: string) => string | undefined): DesignToken {
  const reference = /^var\(--ui-([\w-]+)\)$/.exec(value)?.[1];
  if (reference !== undefined) {
    const path = pathOf(reference);
    if (path === undefined) throw new Error(`--ui-${reference} is not declared`);
    return { $type: 'color', $value: path };
  }
  if (/^(?:#|rgb)[^,]*$/.test(value)) return { $type: 'color', $value: colour(value) };
  if (/rgb\(/.test(value)) return { $type: 'shadow', $value: value.split(/,\s*/).map(shadow) };
  if (/^[\d.]+ms$/.test(value)) return { $type: 'duration', $value: measure(value) };
  if (/^[\d.]+(?:px|rem)$/.test(value)) return { $type: 'dimension', $value: measure(value) };
  return {
    $type: 'fontFamily',
    $value: value.split(/,\s*/).map((family) => family.replaceAll('"', '')),
  };
}

/** `#rrggbb` or `rgb(18 22 28 / 44%)`. */
function colour(text: string) {
  const hex = /^#([\da-f]{6})$/.exec(text)?.[1];
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(text);
  if (hex === undefined && !rgb) throw new Error(`not a colour: ${text}`);
  const parts = hex
    ? [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    : (rgb ?? []).slice(1, 4).map(Number);
  return {
    colorSpace: 'srgb',
    components: parts.map((part) => Number((part / 255).toFixed(4))),
    alpha: rgb ? Number(rgb[4]) / 100 : 1,
    hex: `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** `0 8px 24px -4px rgb(18 22 28 / 14%)`; without a spread it is 0. */
function shadow(text: string) {
  const at = text.indexOf('rgb(');
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = text.slice(0, at).trim().split(' ');
  return {
    color: colour(text.slice(at)),
    offsetX: measure(offsetX),
    offsetY: measure(offsetY),
    blur: measure(blur),
    spread: measure(spread),
  };
}

function measure(text: string) {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(text) ?? [];
  if (value === undefined) throw new Error(`not a length or a time: ${text}`);
  return { value: Number(value), unit };
}

/** Values by name without `--ui-`, of the first rule of a style sheet: later rules are for parts of a page. */
function declarationsOf(css: string): Declarations {
  const first = css.slice(0, css.indexOf('}'));
  const found = first.matchAll(/--ui-([\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]));
}

function keyOf({ title }: TokenGroup): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
