import type { Clock } from '#/platform/clock/clock.ts';

interface MemoOptions<Value> {
  readonly clock: Clock;
  /** For how long a value is told again without being looked up. */
  readonly forMs: number;
  /** Keys that come from outside may be any number: the oldest are forgotten. */
  readonly capacity?: number;
  readonly load: (key: string) => Promise<Value>;
}

export interface Memo<Value> {
  get(key: string): Promise<Value>;
  forget(key: string): void;
}

/** Looks each key up once in a while, however many ask for it at once. What fails is looked up again. */
export function createMemo<Value>({ clock, forMs, capacity = 2_000, load }: MemoOptions<Value>): Memo<Value> {
  const kept = new Map<string, { readonly at: number; readonly value: Promise<Value> }>();
  return {
    get(key) {
      const now = clock.now().getTime();
      const found = kept.get(key);
      // A clock that was set back makes a value of the future, which would never grow old.
      if (found && now >= found.at && now - found.at < forMs) return found.value;
      const entry = { at: now, value: load(key) };
      kept.delete(key);
      kept.set(key, entry);
      entry.value.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      const [oldest] = kept.keys();
      if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
      return entry.value;
    },
    forget: (key) => void kept.delete(key),
  };
}
