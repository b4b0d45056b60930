import { describe, expect, it, vi } from 'vitest';
import { createFairQueue } from '#/platform/throttle/fair-queue.ts';

const limits = { perAccount: 2, inAll: 3, waiting: 4, waitMs: 10_000 };
const never = new AbortController().signal;

/** Tasks that run until they are ended, by name. */
function harness(overrides: Partial<typeof limits> = {}) {
  const queue = createFairQueue({ ...limits, ...overrides });
  const ends = new Map<string, () => void>();
  const call = (name: string, account: string, signal = never) => {
    const result = queue(
      account,
      signal,
      () => new Promise<string>((resolve) => ends.set(name, () => resolve(name))),
    );
    // Calls that still wait when their test is over.
    result.catch(() => {});
    return result;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    ends.delete(name);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const running = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return [...ends.keys()];
  };
  return { call, end, running };
}

describe('costly calls', () => {
  it('[I3] of one account run a few at a time, and leave room for others', async () => {
    const { call, end, running } = harness();
    const calls = ['a1', 'a2', 'a3', 'a4'].map((name) => call(name, 'a'));
    calls.push(call('b1', 'b'));
    expect(await running()).toEqual(['a1', 'a2', 'b1']);
    await end('a1');
    expect(await running()).toEqual(['a2', 'b1', 'a3']);
    for (const name of ['a2', 'b1', 'a3', 'a4']) await end(name);
    expect(await Promise.all(calls)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  });

  it('[I3] of the account with the fewest running come first', async () => {
    const { call, end, running } = harness({ perAccount: 3 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void call(name, 'a');
    void call('b1', 'b');
    await running();
    await end('a1');
    expect(await running()).toEqual(['a2', 'a3', 'b1']);
  });

  it('[I3] over the limit of the queue are rejected with Retry-After', async () => {
    const { call, end, running } = harness();
    for (let index = 0; index < 6; index += 1) void call(`a${index}`, 'a');
    await running();
    await expect(call('a6', 'a')).rejects.toMatchObject({
      code: 'request.rate_limited',
      headers: { 'retry-after': '5' },
    });
    await end('a0');
    await expect(Promise.race([call('a7', 'a'), Promise.resolve('waits')])).resolves.toBe('waits');
  });

  it('[I3] that waited too long are rejected', async () => {
    vi.useFakeTimers();
    const { call } = harness();
    for (const name of ['a1', 'a2']) void call(name, 'a');
    const rejection = expect(call('a3', 'a')).rejects.toMatchObject({ code: 'request.rate_limited' });
    await vi.advanceTimersByTimeAsync(limits.waitMs);
    vi.useRealTimers();
    await rejection;
  });

  it('whose client gave up leave the queue', async () => {
    const { call, end, running } = harness();
    for (const name of ['a1', 'a2']) void call(name, 'a');
    await running();
    const controller = new AbortController();
    const left = expect(call('a3', 'a', controller.signal)).rejects.toThrow('gone');
    controller.abort(new Error('gone'));
    await left;
    await end('a1');
    expect(await running()).toEqual(['a2']);
  });

  it('that fail make room for the next', async () => {
    const queue = createFairQueue({ ...limits, perAccount: 1 });
    await expect(queue('a', never, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await queue('a', never, async () => 'done')).toBe('done');
  });
});
