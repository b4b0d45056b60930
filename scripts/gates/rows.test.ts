import { describe, expect, test } from 'vitest';
import { rows, unproven } from './rows.ts';

describe('rows', () => {
  test('accepts ids that have a passing test', () => {
    expect(unproven(['A1', 'B2'], ['[A1] one', '[B2] another', 'without an id'])).toEqual([]);
  });

  test('reads every id at the start of a title', () => {
    expect(unproven(['A1', 'I7', 'B2'], ['[A1] [I7] both, not [B2]'])).toEqual(['B2']);
  });

  test('returns the ids without one', () => {
    expect(unproven(['A1', 'B2', 'B3'], ['[A1] one'])).toEqual(['B2', 'B3']);
  });

  test.each(['[A10] another row', 'about [A1]', 'A1 without brackets'])('ignores the title “%s”', (title) => {
    expect(unproven(['A1'], [title])).toEqual(['A1']);
  });

  test('fails when no test gate ran', async () => {
    await expect(rows.run(new Map())).rejects.toThrow('no passing test for');
  });
});
