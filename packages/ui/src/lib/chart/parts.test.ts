import { expect, it } from 'vitest';
import { mergeParts } from './parts.ts';

const parts = (...values: number[]) => values.map((value) => ({ value }));

it('puts the largest first', () => expect(mergeParts(parts(1, 3, 2), 5).shown).toEqual(parts(3, 2, 1)));

it('merges what goes beyond the largest ones', () =>
  expect(mergeParts(parts(50, 30, 10, 6, 4), 2)).toEqual({
    shown: parts(50, 30),
    rest: { count: 3, value: 20 },
  }));

it('merges what is too small a share of the whole', () =>
  expect(mergeParts(parts(90, 6, 2, 2), 5, 0.05)).toEqual({
    shown: parts(90, 6),
    rest: { count: 2, value: 4 },
  }));

it('never hides a single part', () =>
  expect(mergeParts(parts(90, 6, 4), 2)).toEqual({ shown: parts(90, 6, 4), rest: undefined }));

it('has nothing to say about nothing', () =>
  expect(mergeParts([], 5)).toEqual({ shown: [], rest: undefined }));
