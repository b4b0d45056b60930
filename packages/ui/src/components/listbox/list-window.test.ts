import { expect, it } from 'vitest';
import { firstWindow, grow, windowAround } from './list-window.ts';

it('renders a short list completely', () => {
  expect(firstWindow(100, 99)).toEqual({ from: 0, to: 100 });
});

it('starts a long list at the top or around the active option', () => {
  expect(firstWindow(420, -1)).toEqual({ from: 0, to: 80 });
  expect(firstWindow(420, 200)).toEqual({ from: 160, to: 240 });
  expect(firstWindow(420, 419)).toEqual({ from: 379, to: 420 });
});

it('is unchanged while the active option is inside', () => {
  const window = { from: 160, to: 240 };
  expect(windowAround(window, 420, 160)).toBe(window);
  expect(windowAround(window, 420, -1)).toBe(window);
});

it('grows when the active option moves out by one', () => {
  expect(windowAround({ from: 160, to: 240 }, 420, 240)).toEqual({ from: 160, to: 280 });
  expect(windowAround({ from: 160, to: 240 }, 420, 159)).toEqual({ from: 120, to: 240 });
});

it('moves when the active option is far away', () => {
  expect(windowAround({ from: 0, to: 80 }, 420, 419)).toEqual({ from: 379, to: 420 });
});

it('never grows past the ends', () => {
  expect(grow({ from: 10, to: 410 }, 420, 'before')).toEqual({ from: 0, to: 410 });
  expect(grow({ from: 10, to: 410 }, 420, 'after')).toEqual({ from: 10, to: 420 });
});
