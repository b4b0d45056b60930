import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchWhenIdle } from '#/lib/prefetch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const setConnection = (value: object) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

test('loads once the page is no longer busy', () => {
  const load = vi.fn(async () => {});
  let isBusy = true;
  prefetchWhenIdle(load, () => isBusy);
  vi.advanceTimersByTime(5_000);
  expect(load).not.toHaveBeenCalled();
  isBusy = false;
  vi.advanceTimersByTime(5_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('does not load after it is cancelled', () => {
  const load = vi.fn(async () => {});
  prefetchWhenIdle(load, () => false)();
  vi.advanceTimersByTime(5_000);
  expect(load).not.toHaveBeenCalled();
});

test.each([
  { saveData: true },
  { effectiveType: 'slow-2g' },
  { effectiveType: '2g' },
  { effectiveType: '3g' },
])('does not load on the connection %o', (connection) => {
  setConnection(connection);
  const load = vi.fn(async () => {});
  prefetchWhenIdle(load, () => false);
  vi.advanceTimersByTime(5_000);
  expect(load).not.toHaveBeenCalled();
});

test('loads on a fast connection and ignores a failure', () => {
  setConnection({ saveData: false, effectiveType: '4g' });
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  prefetchWhenIdle(load, () => false);
  vi.advanceTimersByTime(5_000);
  expect(load).toHaveBeenCalledTimes(1);
});
