import { expect, it } from 'vitest';
import { contrastOf, sitePaletteOf, siteThemes } from '#/contract/sites/site-themes.ts';

const accents = [null, '#ff0000', '#ffff00', '#7f7f7f', '#0000ff', '#ffffff', '#000000', '#00ff88'];

it('holds the contrast of text in every theme, light and dark, with any accent', () => {
  const failing: string[] = [];
  for (const theme of siteThemes)
    for (const scheme of ['light', 'dark'] as const)
      for (const accent of accents) {
        const palette = sitePaletteOf(theme, scheme, accent);
        const backgrounds = [palette.background, palette.surface];
        const ratios: [string, number, number][] = [
          ...backgrounds.flatMap((background): [string, number, number][] => [
            ['text', contrastOf(palette.text, background), 7],
            ['muted', contrastOf(palette.muted, background), 4.5],
            ['accentText', contrastOf(palette.accentText, background), 4.5],
          ]),
          ['onAccent', contrastOf(palette.onAccent, palette.accent), 4.5],
        ];
        for (const [name, ratio, least] of ratios)
          if (ratio < least) failing.push(`${theme} ${scheme} ${accent} ${name} ${ratio.toFixed(2)}`);
      }
  expect(failing).toEqual([]);
});

it('computes the contrast ratio of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#ff0173', '#ffffff')).toBeCloseTo(3.82, 1);
});
