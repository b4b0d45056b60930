import { describe, expect, it } from 'vitest';
import { moveCursor, nearestPoint } from './cursor.ts';

describe('moveCursor', () => {
  it.each([
    ['ArrowRight', 5, 6],
    ['ArrowLeft', 5, 4],
    ['ArrowUp', 5, 6],
    ['ArrowDown', 5, 4],
    ['PageUp', 5, 8],
    ['PageDown', 5, 2],
    ['Home', 5, 0],
    ['End', 5, 29],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 29, 29],
  ])('%s goes from %s to %s of thirty', (key, from, to) => expect(moveCursor(key, from, 30)).toBe(to));

  it('leaves other keys alone', () => expect(moveCursor('a', 5, 30)).toBeUndefined());
});

describe('nearestPoint', () => {
  const points = [{ at: 0 }, { at: 10 }, { at: 20 }];
  it.each([
    [-5, 0],
    [4, 0],
    [5, 0],
    [6, 1],
    [19, 2],
    [99, 2],
  ])('finds the point nearest to %s', (at, index) => expect(nearestPoint(points, at)).toBe(index));

  it('finds none where there is none', () => expect(nearestPoint([], 5)).toBe(-1));
});
