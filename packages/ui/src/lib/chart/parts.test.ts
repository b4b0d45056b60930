import { expect, it } from 'vitest';
import { mergeParts } from './parts.ts';

const parts = (...values: number[]) => values.map((value) => ({ value }));

it('sorts parts in descending order', () =>
  expect(mergeParts(parts(1, 3, 2), 5).shown).toEqual(parts(3, 2, 1)));

it('merges parts beyond the maximum number', () =>
  expect(mergeParts(parts(50, 30, 10, 6, 4), 2)).toEqual({
    shown: parts(50, 30),
    rest: { count: 3, value: 20 },
  }));

it('merges parts below the minimum share', () =>
  expect(mergeParts(parts(90, 6, 2, 2), 5, 0.05)).toEqual({
    shown: parts(90, 6),
    rest: { count: 2, value: 4 },
  }));

it('never merges a single part', () =>
  expect(mergeParts(parts(90, 6, 4), 2)).toEqual({ shown: parts(90, 6, 4), rest: undefined }));

it('returns no parts for an empty list', () =>
  expect(mergeParts([], 5)).toEqual({ shown: [], rest: undefined }));
