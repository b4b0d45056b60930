import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  contentHeight,
  MAX_HEIGHT,
  maxRangeSize,
  offsetFromScroll,
  offsetToReveal,
  pageSize,
  rangeAt,
  scrollFromOffset,
} from './virtual-range.ts';

const geometries = fc.record({
  count: fc.integer({ min: 1, max: 2_000_000 }),
  rowHeight: fc.integer({ min: 30, max: 110 }),
  viewport: fc.integer({ min: 120, max: 1200 }),
});

it('renders all visible rows at every scroll position', () => {
  fc.assert(
    fc.property(geometries, fc.double({ min: 0, max: 1, noNaN: true }), (geometry, share) => {
      const { count, rowHeight, viewport } = geometry;
      const scrollTop = share * Math.max(0, contentHeight(geometry) - viewport);
      const { first, last, shift } = rangeAt(geometry, scrollTop);
      const drawnFrom = first * rowHeight + shift;
      const drawnTo = last * rowHeight + shift;
      expect(first === 0 || drawnFrom <= scrollTop + 0.01).toBe(true);
      expect(last === count || drawnTo >= scrollTop + viewport - 0.01).toBe(true);
      expect(last - first).toBeLessThanOrEqual(maxRangeSize(geometry));
      expect(maxRangeSize(geometry)).toBeLessThan(viewport / rowHeight + 24);
    }),
  );
});

it('stays below the maximum element height and still reaches the last row', () => {
  const geometry = { count: 1_000_000, rowHeight: 52, viewport: 600 };
  expect(contentHeight(geometry)).toBe(MAX_HEIGHT);
  const end = rangeAt(geometry, MAX_HEIGHT - 600);
  expect(end.last).toBe(1_000_000);
  expect(end.last * 52 + end.shift).toBeCloseTo(MAX_HEIGHT, 3);
});

it('renders a hundred thousand two-line rows at full height', () => {
  const geometry = { count: 100_000, rowHeight: 52, viewport: 600 };
  expect(contentHeight(geometry)).toBe(5_200_000);
  expect(rangeAt(geometry, 52_000).shift).toBe(0);
});

it('converts between offsets and scroll positions', () => {
  fc.assert(
    fc.property(geometries, fc.double({ min: 0, max: 1, noNaN: true }), (geometry, share) => {
      const offset = share * Math.max(0, geometry.count * geometry.rowHeight - geometry.viewport);
      expect(offsetFromScroll(geometry, scrollFromOffset(geometry, offset))).toBeCloseTo(offset, 3);
    }),
  );
});

it('scrolls by the minimum to reveal a row', () => {
  const geometry = { count: 100, rowHeight: 50, viewport: 200 };
  expect(offsetToReveal(geometry, 500, 12)).toBe(500);
  expect(offsetToReveal(geometry, 500, 3)).toBe(150);
  expect(offsetToReveal(geometry, 500, 20)).toBe(850);
});

it('overlaps pages by one row', () => {
  expect(pageSize({ count: 100, rowHeight: 50, viewport: 220 })).toBe(3);
  expect(pageSize({ count: 100, rowHeight: 50, viewport: 10 })).toBe(1);
});
