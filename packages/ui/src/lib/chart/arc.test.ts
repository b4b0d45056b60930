import { expect, it } from 'vitest';
import { ringPath } from './arc.ts';

it('starts at the top and runs clockwise', () =>
  expect(ringPath(0, 0.25, 10, 6)).toBe('M10 0A10 10 0 0 1 20 10L16 10A6 6 0 0 0 10 4z'));
it('uses the large arc above one half', () =>
  expect(ringPath(0, 0.75, 10, 6)).toContain('A10 10 0 1 1 0 10'));
it('draws a whole ring as two halves', () => expect(ringPath(0, 1, 10, 6).match(/M/g)).toHaveLength(2));
it('is empty for an empty segment', () => expect(ringPath(0.5, 0.5, 10, 6)).toBe(''));
