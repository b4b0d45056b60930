import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeLabels, textWidth, tickCount } from './labels.ts';

describe('placeLabels', () => {
  it('places labels to the right of the mark', () =>
    expect(placeLabels([{ x: 100, width: 80 }], 400)).toEqual([{ left: 108, side: 'after', row: 0 }]));
  it('places labels to the left at the end of the plot', () =>
    expect(placeLabels([{ x: 380, width: 80 }], 400)).toEqual([{ left: 292, side: 'before', row: 0 }]));
  it('moves a label one row down instead of overlapping', () =>
    expect(
      placeLabels(
        [
          { x: 100, width: 80 },
          { x: 90, width: 95 },
        ],
        400,
      ),
    ).toEqual([
      { left: 108, side: 'after', row: 0 },
      { left: 98, side: 'after', row: 1 },
    ]));
  it('drops labels that do not fit', () =>
    expect(placeLabels([{ x: 50, width: 120 }], 100)).toEqual([undefined]));

  it('never lets two labels overlap or leave the plot', () => {
    const label = fc.record({
      x: fc.integer({ min: 0, max: 900 }),
      width: fc.integer({ min: 10, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(label, { maxLength: 12 }), (labels) => {
        const found = placeLabels(labels, 900).flatMap((place, index) =>
          place ? [{ ...place, right: place.left + (labels[index]?.width ?? 0) }] : [],
        );
        for (const one of found) {
          expect(one.left).toBeGreaterThanOrEqual(0);
          expect(one.right).toBeLessThanOrEqual(900);
          for (const other of found) {
            if (other === one || other.row !== one.row) continue;
            expect(one.right < other.left || other.right < one.left).toBe(true);
          }
        }
      }),
    );
  });
});

describe('textWidth', () => {
  it('estimates Han and Kana wider than Latin characters', () =>
    expect(textWidth('夜の番組')).toBeGreaterThan(textWidth('show')));
  it('is 0 for an empty text', () => expect(textWidth('')).toBe(0));
});

it.each([
  [300, 1, 4],
  [300, 14, 3],
  [80, 14, 2],
  [1200, 1, 7],
])('fits ticks on %s pixels for %s days: %s', (width, days, count) =>
  expect(tickCount(width, days * 86_400_000)).toBe(count),
);
