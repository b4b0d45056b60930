import type { Clock } from '#/platform/clock/clock.ts';

interface MemoOptions<Value> {
  readonly clock: Clock;
  /** The lifetime of a value. */
  readonly forMs: number;
  /** Limits the number of keys, which may come from users: the oldest are dropped. */
  readonly capacity?: number;
  readonly load: (key: string) => Promise<Value>;
}

export interface Memo<Value> {
  get(key: string): Promise<Value>;
  forget(key: string): void;
}

/** Caches the lookup of each key and shares concurrent lookups. Failures are not cached. */
export function createMemo<Value>({ clock, forMs, capacity = 2_000, load }: MemoOptions<Value>): Memo<Value> {
  const cache = new Map<string, { readonly at: number; readonly value: Promise<Value> }>();
  return {
    get(key) {
      const now = clock.now().getTime();
      const found = cache.get(key);
      // A clock that was set back would otherwise keep a value from the future for too long.
      if (found && now >= found.at && now - found.at < forMs) return found.value;
      const entry = { at: now, value: load(key) };
      cache.delete(key);
      cache.set(key, entry);
      entry.value.catch(() => {
        if (cache.get(key) === entry) cache.delete(key);
      });
      const [oldest] = cache.keys();
      if (cache.size > capacity && oldest !== undefined) cache.delete(oldest);
      return entry.value;
    },
    forget: (key) => void cache.delete(key),
  };
}
