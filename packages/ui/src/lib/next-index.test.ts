import { expect, it } from 'vitest';
import { nextIndex } from './next-index.ts';

const row = { orientation: 'horizontal', dir: 'ltr' } as const;

it('goes on and back by arrows, round the ends', () => {
  expect(nextIndex('ArrowRight', 0, 3, row)).toBe(1);
  expect(nextIndex('ArrowRight', 2, 3, row)).toBe(0);
  expect(nextIndex('ArrowLeft', 0, 3, row)).toBe(2);
});

it('turns the arrows round on a mirrored page', () => {
  expect(nextIndex('ArrowLeft', 0, 3, { ...row, dir: 'rtl' })).toBe(1);
  expect(nextIndex('ArrowRight', 1, 3, { ...row, dir: 'rtl' })).toBe(0);
});

it('goes to the ends by Home and End', () => {
  expect(nextIndex('Home', 2, 3, row)).toBe(0);
  expect(nextIndex('End', 0, 3, row)).toBe(2);
});

it('takes the arrows of its own direction only', () => {
  expect(nextIndex('ArrowDown', 0, 3, row)).toBeUndefined();
  expect(nextIndex('ArrowDown', 0, 3, { ...row, orientation: 'vertical' })).toBe(1);
  expect(nextIndex('ArrowRight', 0, 3, { ...row, orientation: 'vertical' })).toBeUndefined();
  expect(nextIndex('a', 0, 3, row)).toBeUndefined();
});
