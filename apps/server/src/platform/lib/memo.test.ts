import { expect, it } from 'vitest';
import { createMemo } from '#/platform/lib/memo.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

function counted(capacity?: number) {
  const clock = new TestClock();
  const calls: string[] = [];
  let fails = false;
  const memo = createMemo({
    clock,
    forMs: 3_000,
    ...(capacity && { capacity }),
    load: async (key) => {
      calls.push(key);
      if (fails) throw new Error('away');
      return calls.length;
    },
  });
  const fail = (on: boolean) => {
    fails = on;
  };
  return { clock, calls, memo, fail };
}

it('looks a key up once for all concurrent callers and its lifetime', async () => {
  const { clock, calls, memo } = counted();
  expect(await Promise.all([memo.get('a'), memo.get('a'), memo.get('b')])).toEqual([1, 1, 2]);
  clock.advance({ seconds: 2.9 });
  expect(await memo.get('a')).toBe(1);
  clock.advance({ seconds: 0.1 });
  expect(await memo.get('a')).toBe(3);
  expect(calls).toEqual(['a', 'b', 'a']);
});

it('forgets cleared keys, and the oldest ones above the capacity', async () => {
  const { calls, memo } = counted(2);
  await memo.get('a');
  memo.forget('a');
  await memo.get('a');
  await memo.get('b');
  await memo.get('c');
  await memo.get('a');
  expect(calls).toEqual(['a', 'a', 'b', 'c', 'a']);
});

it('does not cache failures', async () => {
  const { memo, fail } = counted();
  fail(true);
  await expect(memo.get('a')).rejects.toThrow('away');
  fail(false);
  expect(await memo.get('a')).toBe(2);
});
