import { describe, expect, it } from 'vitest';
import { contrast, parseHex } from '#/lib/color.ts';
import { readableColors } from './readable-colors.ts';

function contrastRatio(one: string, other: string): number {
  const [first, second] = [parseHex(one), parseHex(other)];
  return first && second ? contrast(first, second) : 0;
}

describe('readableColors', () => {
  it.each([
    // White on the default top navigation colour reaches only 3.66:1.
    ['#3e82f7', '#000000'],
    ['#ffffff', '#000000'],
    ['#fff', '#000000'],
    ['#000000', '#ffffff'],
    ['#12161C', '#ffffff'],
    ['#FF0173', '#000000'],
    ['#e60068', '#ffffff'],
    ['#c90058', '#ffffff'],
    ['#777777', '#000000'],
    ['#767676', '#ffffff'],
    ['#ffff00', '#000000'],
    ['#0000ff', '#ffffff'],
    ['#008000', '#ffffff'],
    ['#ff0000', '#000000'],
  ])('uses readable text on %s: %s', (background, text) =>
    expect(readableColors(background)?.text).toBe(text),
  );

  it('keeps 4.5:1 on every background and its hover state', () => {
    let examined = 0;
    for (let red = 0; red <= 255; red += 15) {
      for (let green = 0; green <= 255; green += 15) {
        for (let blue = 0; blue <= 255; blue += 15) {
          const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
          const colors = readableColors(hex);
          expect(colors, hex).toBeDefined();
          if (!colors) continue;
          expect(contrastRatio(colors.text, colors.background), hex).toBeGreaterThanOrEqual(4.5);
          expect(contrastRatio(colors.text, colors.hover), `${hex} hover`).toBeGreaterThanOrEqual(4.5);
          expect(colors.hover, hex).not.toBe(colors.background);
          examined += 1;
        }
      }
    }
    expect(examined).toBe(18 ** 3);
  });

  it.each(['', 'red', '#12', '#1234567', 'rgb(0 0 0)', 'url(x)', '#gggggg'])(
    'returns undefined for %j',
    (text) => {
      expect(readableColors(text)).toBeUndefined();
    },
  );
});
