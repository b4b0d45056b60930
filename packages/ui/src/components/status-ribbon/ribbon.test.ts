import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onAirShare, RIBBON_STATES, type RibbonSegment, ribbonTotals, wholeRibbon } from './ribbon.ts';

const segment = (from: number, to: number, state: RibbonSegment['state']): RibbonSegment => ({
  from,
  to,
  state,
});

describe('wholeRibbon', () => {
  it('fills gaps with `no-data`', () =>
    expect(wholeRibbon([segment(2, 4, 'live'), segment(6, 8, 'live')], 0, 10)).toEqual([
      segment(0, 2, 'no-data'),
      segment(2, 4, 'live'),
      segment(4, 6, 'no-data'),
      segment(6, 8, 'live'),
      segment(8, 10, 'no-data'),
    ]));
  it('clips segments to the period', () =>
    expect(wholeRibbon([segment(-5, 3, 'live'), segment(3, 99, 'off-air')], 0, 10)).toEqual([
      segment(0, 3, 'live'),
      segment(3, 10, 'off-air'),
    ]));
  it('merges adjacent segments with the same state', () =>
    expect(wholeRibbon([segment(0, 3, 'live'), segment(3, 10, 'live')], 0, 10)).toEqual([
      segment(0, 10, 'live'),
    ]));
  it('lets the later segment win where two overlap', () =>
    expect(wholeRibbon([segment(0, 8, 'live'), segment(5, 10, 'off-air')], 0, 10)).toEqual([
      segment(0, 5, 'live'),
      segment(5, 10, 'off-air'),
    ]));

  it('covers the period exactly once without gaps', () => {
    const any = fc
      .tuple(
        fc.integer({ min: -20, max: 120 }),
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom(...RIBBON_STATES),
      )
      .map(([from, length, state]) => segment(from, from + length, state));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 10 }), (segments) => {
        const ribbon = wholeRibbon(segments, 0, 100);
        expect([ribbon[0]?.from, ribbon.at(-1)?.to]).toEqual([0, 100]);
        ribbon.forEach((one, index) => {
          expect(one.to).toBeGreaterThan(one.from);
          const next = ribbon[index + 1];
          if (next) expect([next.from, next.state === one.state]).toEqual([one.to, false]);
        });
      }),
    );
  });
});

describe('onAirShare', () => {
  it('[D15] counts silence as on air and ignores suspensions and missing data', () =>
    expect(
      onAirShare([
        segment(0, 6, 'live'),
        segment(6, 8, 'silent'),
        segment(8, 10, 'off-air'),
        segment(10, 50, 'suspended'),
        segment(50, 99, 'no-data'),
      ]),
    ).toBe(0.8));
  it('never rounds up to 100 %', () =>
    expect(onAirShare([segment(0, 99_999, 'live'), segment(99_999, 100_000, 'off-air')])).toBe(0.999));
  it('is 1 when always on air', () => expect(onAirShare([segment(0, 9, 'automatic')])).toBe(1));
  it('is undefined without data', () => expect(onAirShare([segment(0, 9, 'no-data')])).toBeUndefined());
});

it('sums up each state that occurs', () =>
  expect(ribbonTotals([segment(0, 3, 'off-air'), segment(3, 5, 'live'), segment(5, 6, 'off-air')])).toEqual([
    { state: 'live', ms: 2 },
    { state: 'off-air', ms: 4 },
  ]));
