import { describe, expect, test } from 'vitest';
import { proofsOf, rows } from './rows.ts';

describe('promises that are due', () => {
  test('are proven by passed tests titled with their ids', () => {
    const titles = ['[A1] one', '[A1] another', '[B2] a third', 'without an id'];
    expect(proofsOf(['A1', 'B2'], titles).examined).toEqual({ rows: 2, proofs: 3 });
  });

  test('fail by name when no title has their id', () => {
    expect(() => proofsOf(['A1', 'B2', 'B3'], ['[A1] one'])).toThrow('no passing test for: B2, B3');
  });

  test.each(['[A10] another promise', 'about [A1]', 'A1 without brackets'])(
    'are not proven by “%s”',
    (title) => {
      expect(() => proofsOf(['A1'], [title])).toThrow('no passing test for: A1');
    },
  );

  test('are not proven when no test gate ran', async () => {
    await expect(rows.run({ asked: new Set(), results: new Map() })).rejects.toThrow('no passing test for');
  });
});
