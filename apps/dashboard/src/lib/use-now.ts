import { useSyncExternalStore } from 'react';
import { serverClock } from '#/lib/server-clock.ts';

const readers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function refresh() {
  clearInterval(timer);
  timer = undefined;
  if (readers.size === 0 || document.hidden) return;
  timer = setInterval(notify, 1000);
}

function notify() {
  for (const reader of readers) reader();
}

function onVisibility() {
  refresh();
  if (!document.hidden) notify();
}

function subscribe(reader: () => void): () => void {
  if (readers.size === 0) document.addEventListener('visibilitychange', onVisibility);
  readers.add(reader);
  if (timer === undefined) refresh();
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibility);
    refresh();
  };
}

/**
 * A value derived from the server's current time, in milliseconds. Components re-render only when the value changes; one shared
 * timer serves all of them and pauses while the page is hidden.
 *
 * @param clock - `Date.now` for times that the browser wrote, such as the end of a countdown
 */
export function usePresent<Value extends number | boolean>(
  read: (now: number) => Value,
  clock: () => number = serverClock.now,
): Value {
  return useSyncExternalStore(subscribe, () => read(clock()));
}

/** The server's current time in steps; users of the same step render together. */
export function useNow(stepMs = 10_000): number {
  return usePresent((now) => Math.floor(now / stepMs) * stepMs);
}
