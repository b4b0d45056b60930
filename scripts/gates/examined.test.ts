import { describe, expect, test } from 'vitest';
import { largeFalls, requireExamined } from './examined.ts';

describe('requireExamined', () => {
  test('accepts counts above 0', () => {
    expect(() => requireExamined({ files: 1, tests: 7 })).not.toThrow();
  });

  test('fails on a count of 0 and names it', () => {
    expect(() => requireExamined({ files: 3, tests: 0 })).toThrow('examined 0 tests');
  });

  test('fails on a count that is not a number', () => {
    expect(() => requireExamined({ files: Number.NaN })).toThrow('examined 0 files');
  });

  test('fails when there are no counts', () => {
    expect(() => requireExamined({})).toThrow('no counts');
  });
});

describe('largeFalls', () => {
  test('reports a fall by more than a fifth', () => {
    expect(largeFalls({ files: 79 }, { files: 100 })).toEqual([
      'large fall: 79 files, 100 in the last recorded run',
    ]);
  });

  test('reports a count that disappeared', () => {
    expect(largeFalls({}, { files: 100 })).toHaveLength(1);
  });

  test.each([
    ['a fall by a fifth', { files: 80 }, { files: 100 }],
    ['a rise', { files: 200 }, { files: 100 }],
    ['a gate that was never recorded', { files: 5 }, undefined],
  ])('ignores %s', (_case, examined, recorded) => {
    expect(largeFalls(examined, recorded)).toEqual([]);
  });
});
