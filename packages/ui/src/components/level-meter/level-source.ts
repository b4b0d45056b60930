/** Levels in dBFS, one per channel: `[left, right]` or `[mono]`; `null` without a signal. */
export type Levels = readonly (number | null)[];

/** A store of levels, read at most once per frame, that changes without React renders. */
export interface LevelSource {
  /** The current levels. */
  get: () => Levels;
  /** Subscribes to changes; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** A level source with a setter. */
export interface WritableLevelSource extends LevelSource {
  /** Sets the levels and notifies subscribers. */
  push: (levels: Levels) => void;
}

/** Creates a level source. */
export function createLevelSource(initial: Levels): WritableLevelSource {
  const listeners = new Set<() => void>();
  let levels = initial;
  return {
    get: () => levels,
    push: (next) => {
      levels = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
