import { describe, expect, it } from 'vitest';
import { moveCursor, moveInGrid, nearestPoint } from './cursor.ts';

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

  it('ignores other keys', () => expect(moveCursor('a', 5, 30)).toBeUndefined());
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

  it('returns -1 without points', () => expect(nearestPoint([], 5)).toBe(-1));
});

describe('moveInGrid', () => {
  const size = { rows: 7, columns: 24 };
  const from = { row: 3, column: 5 };
  it.each([
    ['ArrowRight', 3, 6],
    ['ArrowLeft', 3, 4],
    ['ArrowUp', 2, 5],
    ['ArrowDown', 4, 5],
    ['Home', 3, 0],
    ['End', 3, 23],
    ['PageUp', 0, 5],
    ['PageDown', 6, 5],
  ])('%s goes to row %s, column %s', (key, row, column) =>
    expect(moveInGrid(key, from, size)).toEqual({ row, column }),
  );

  it('moves to the corners with isWhole', () => {
    expect(moveInGrid('Home', from, size, true)).toEqual({ row: 0, column: 0 });
    expect(moveInGrid('End', from, size, true)).toEqual({ row: 6, column: 23 });
  });
  it('stays inside the grid', () =>
    expect(moveInGrid('ArrowUp', { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 }));
  it('ignores other keys', () => expect(moveInGrid('Tab', from, size)).toBeUndefined());
});
