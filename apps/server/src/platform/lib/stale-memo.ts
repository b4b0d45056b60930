import type { Clock } from '#/platform/clock/clock.ts';
import { createMemo, type Memo } from '#/platform/lib/memo.ts';

interface StaleMemoOptions<Value> {
  readonly clock: Clock;
  /** The age at which a value is loaded again. */
  readonly forMs: number;
  readonly capacity?: number;
  readonly load: (key: string) => Promise<Value>;
  readonly onError: (error: unknown) => void;
}

/** A memo that returns the last value of a key while it cannot be loaded: public pages survive the database. */
export function createStaleMemo<Value>(options: StaleMemoOptions<Value>): Memo<Value> {
  const { capacity = 2_000, onError } = options;
  const memo = createMemo(options);
  const last = new Map<string, Value>();
  return {
    async get(key) {
      try {
        const value = await memo.get(key);
        last.delete(key);
        last.set(key, value);
        const [oldest] = last.keys();
        if (last.size > capacity && oldest !== undefined) last.delete(oldest);
        return value;
      } catch (error) {
        if (!last.has(key)) throw error;
        onError(error);
        return last.get(key) as Value;
      }
    },
    forget: memo.forget,
  };
}
