import type { CSSProperties } from 'react';
import { readableColors } from './readable-colors.ts';

// Every element in a bar takes its colours from these variables.
const TEXT = [
  'fg',
  'fg-muted',
  'fg-subtle',
  'border-strong',
  'focus',
  'nav-fg',
  'nav-fg-strong',
  'nav-subtle',
  'live-text',
  'silent-text',
  'off-air-text',
  'pending-text',
  'suspended-text',
] as const;
const HOVER = ['fill', 'fill-hover', 'fill-active', 'nav-hover', 'nav-active'] as const;
const BACKGROUND = ['surface', 'surface-raised', 'field', 'header-bg', 'top-nav-bg', 'nav-bg'] as const;
const BORDER = ['border', 'border-soft', 'nav-border'] as const;

/**
 * Style of a bar in a user-defined colour: overrides the semantic variables with black or white on that colour,
 * whichever reaches 4.5:1. Returns `undefined`, which keeps the theme's colours, when the colour is missing
 * or invalid.
 */
export function barStyle(background: string | undefined): CSSProperties | undefined {
  const colors = background === undefined ? undefined : readableColors(background);
  if (!colors) return undefined;
  const assign = (names: readonly string[], value: string) => names.map((name) => [`--ui-${name}`, value]);
  return {
    ...Object.fromEntries([
      ...assign(TEXT, colors.text),
      ...assign(HOVER, colors.hover),
      ...assign(BACKGROUND, colors.background),
      ...assign(BORDER, colors.border),
    ]),
    backgroundColor: colors.background,
    color: colors.text,
  };
}
