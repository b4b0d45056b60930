import { describe, expect, test } from 'vitest';
import { isLeftover } from './worktree.ts';

describe('a temporary folder', () => {
  test('is a leftover when its run is no more', () => {
    expect(isLeftover('studio-prove-4711-a1B2c3', () => false)).toBe(true);
  });

  test('is left alone while its run goes on', () => {
    expect(isLeftover('studio-prove-4711-a1B2c3', (pid) => pid === 4711)).toBe(false);
  });

  test.each(['studio-prove-a1B2c3', 'studio-test-4711-a1B2c3', 'my-studio-prove-4711-a'])(
    'of another kind is left alone: %s',
    (name) => expect(isLeftover(name, () => false)).toBe(false),
  );
});
