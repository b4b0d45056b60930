import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it('shows every page when there are few', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageWindow(1, 0)).toEqual([]);
});

it('omits pages far from the current one', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20]);
  expect(pageWindow(10, 20)).toEqual([1, 'gap-before', 9, 10, 11, 'gap-after', 20]);
  expect(pageWindow(20, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20]);
});

it('always includes the current page, with a constant number of steps', () => {
  for (let page = 1; page <= 30; page += 1) {
    expect(pageWindow(page, 30), `page ${page}`).toContain(page);
    expect(pageWindow(page, 30), `page ${page}`).toHaveLength(7);
  }
});

it('never omits a single page', () => {
  for (let page = 1; page <= 30; page += 1) {
    const steps = pageWindow(page, 30);
    steps.forEach((step, index) => {
      if (typeof step === 'number') return;
      expect(Number(steps[index + 1]) - Number(steps[index - 1]), `page ${page}`).toBeGreaterThan(2);
    });
  }
});
