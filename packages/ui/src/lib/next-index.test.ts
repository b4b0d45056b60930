import { expect, it } from 'vitest';
import { nextIndex } from './next-index.ts';

const row = { orientation: 'horizontal', dir: 'ltr' } as const;

it('moves with arrow keys and wraps around', () => {
  expect(nextIndex('ArrowRight', 0, 3, row)).toBe(1);
  expect(nextIndex('ArrowRight', 2, 3, row)).toBe(0);
  expect(nextIndex('ArrowLeft', 0, 3, row)).toBe(2);
});

it('reverses horizontal arrows in right-to-left pages', () => {
  expect(nextIndex('ArrowLeft', 0, 3, { ...row, dir: 'rtl' })).toBe(1);
  expect(nextIndex('ArrowRight', 1, 3, { ...row, dir: 'rtl' })).toBe(0);
});

it('moves to the ends with Home and End', () => {
  expect(nextIndex('Home', 2, 3, row)).toBe(0);
  expect(nextIndex('End', 0, 3, row)).toBe(2);
});

it('ignores arrows of the other orientation', () => {
  expect(nextIndex('ArrowDown', 0, 3, row)).toBeUndefined();
  expect(nextIndex('ArrowDown', 0, 3, { ...row, orientation: 'vertical' })).toBe(1);
  expect(nextIndex('ArrowRight', 0, 3, { ...row, orientation: 'vertical' })).toBeUndefined();
  expect(nextIndex('a', 0, 3, row)).toBeUndefined();
});
