import { fixtures } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import { captionsOf, textOn } from '#/features/apps/drawing/app-look.ts';
import { linesOf } from '#/features/apps/drawing/canvas.ts';
import { drawnSizes } from '#/features/apps/drawing/picture-sizes.ts';
import { fitsRule, pictureRule } from '#/features/apps/look/picture-rules.ts';

/** Each character is one wide. */
const measure = (text: string) => [...text].length;
const broken = (text: string, width: number, lines: number, language = 'en-GB') =>
  linesOf(measure, text, { width, lines, language });

describe('text in pictures', () => {
  test('breaks between words, and between characters where a language has no spaces', () => {
    expect(broken('Hear Radio Aurora live', 12, 3)).toEqual(['Hear Radio', 'Aurora live']);
    expect(broken('放送中の曲名を表示', 5, 3, 'ja-JP').join('')).toBe('放送中の曲名を表示');
  });

  test('is cut with an ellipsis where it does not fit', () => {
    expect(broken('Hear Radio Aurora live', 11, 1)).toEqual(['Hear Radio…']);
    expect(broken('Donaudampfschiff', 6, 2)).toEqual(['Donau…']);
  });

  test('is white or dark, whichever is easier to read', () => {
    expect([textOn('#0f1d33'), textOn('#f5d76e')]).toEqual(['#ffffff', '#0b0d10']);
  });

  test('comes from the sentence and the points of the listing', () => {
    expect(captionsOf(fixtures.appListing)).toEqual([
      'Independent music from Galway, live day and night.',
      'Keeps playing in the background and on the lock screen',
      'Plays in your car',
      'Sleep timer and alarm',
      'Shows the song and the artist on air',
    ]);
  });
});

describe('sizes of pictures', () => {
  test.each(['android', 'ios'] as const)('what is drawn fits the store of %s', (platform) => {
    for (const picture of ['phone', 'tablet'] as const)
      expect(fitsRule(pictureRule(platform, picture), drawnSizes[platform][picture])).toBe(true);
  });

  test.each([
    ['android', 'phone', 300, 600, false],
    ['android', 'phone', 1_080, 2_400, false],
    ['android', 'tablet', 1_000, 1_800, false],
    ['android', 'featureGraphic', 500, 1_024, false],
    ['ios', 'phone', 2_868, 1_320, true],
    ['ios', 'phone', 1_170, 2_532, false],
  ] as const)('%s, %s: %i × %i', (platform, picture, width, height, fits) => {
    expect(fitsRule(pictureRule(platform, picture), { width, height })).toBe(fits);
  });
});
