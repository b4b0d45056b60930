import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTopicSubscriptions } from '#/data/live/topic-subscriptions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('reports additions after 50 ms and removals after 300 ms, at the earliest delay', () => {
  const onChange = vi.fn();
  const subscriptions = createTopicSubscriptions(onChange);
  const remove = subscriptions.add(['fleet']);
  vi.advanceTimersByTime(50);
  expect(onChange).toHaveBeenCalledTimes(1);
  remove();
  vi.advanceTimersByTime(299);
  expect(onChange).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(onChange).toHaveBeenCalledTimes(2);
  subscriptions.add(['fleet'])();
  vi.advanceTimersByTime(50);
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('lists every topic once, sorted', () => {
  const subscriptions = createTopicSubscriptions(() => {});
  subscriptions.add(['fleet', 'cast:aurora']);
  const remove = subscriptions.add(['cast:aurora', 'listeners:aurora']);
  expect(subscriptions.current()).toEqual(['cast:aurora', 'fleet', 'listeners:aurora']);
  remove();
  expect(subscriptions.current()).toEqual(['cast:aurora', 'fleet']);
});

test('cancel discards a scheduled change', () => {
  const onChange = vi.fn();
  const subscriptions = createTopicSubscriptions(onChange);
  subscriptions.add(['fleet']);
  subscriptions.cancel();
  vi.advanceTimersByTime(1_000);
  expect(onChange).not.toHaveBeenCalled();
});
