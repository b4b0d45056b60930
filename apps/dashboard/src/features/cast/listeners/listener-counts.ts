import type { Listener, ListenerClass } from '@unmuted/api';

/** A value and its number of listeners. */
export interface Counted<Value> {
  value: Value;
  count: number;
}

function countBy<Value>(
  listeners: readonly Listener[],
  read: (listener: Listener) => Value,
): Counted<Value>[] {
  const counts = new Map<Value, Counted<Value>>();
  for (const listener of listeners) {
    const value = read(listener);
    const counted = counts.get(value);
    if (counted) counted.count += 1;
    else counts.set(value, { value, count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

export interface ListenerCounts {
  countries: Counted<string | null>[];
  players: Counted<string | null>[];
  classes: Counted<ListenerClass>[];
}

/** Reopening a page reuses the same list of possibly thousands of listeners. */
const counted = new WeakMap<readonly Listener[], ListenerCounts>();

/** Groups and counts listeners, in descending order. Cached per list. */
export function countListeners(listeners: readonly Listener[]): ListenerCounts {
  const counts = counted.get(listeners) ?? countAnew(listeners);
  counted.set(listeners, counts);
  return counts;
}

function countAnew(listeners: readonly Listener[]): ListenerCounts {
  return {
    countries: countBy(listeners, ({ country }) => country),
    players: countBy(listeners, ({ player }) => player),
    classes: countBy(listeners, (listener) => listener.class),
  };
}

/** Filters listeners by listening time, in seconds. */
export function withinTime(
  listeners: readonly Listener[],
  { min, max, now }: { min: number | undefined; max: number | undefined; now: number },
): readonly Listener[] {
  if (min === undefined && max === undefined) return listeners;
  return listeners.filter(({ startedAt }) => {
    const seconds = (now - Date.parse(startedAt)) / 1000;
    return seconds >= (min ?? 0) && seconds <= (max ?? Number.POSITIVE_INFINITY);
  });
}

/** Returns who joined and left between two lists. */
export function changesBetween(frozen: readonly Listener[], live: readonly Listener[]) {
  const before = new Set(frozen.map(({ id }) => id));
  const after = new Set(live.map(({ id }) => id));
  return {
    joined: live.filter(({ id }) => !before.has(id)).length,
    left: frozen.filter(({ id }) => !after.has(id)).length,
  };
}
