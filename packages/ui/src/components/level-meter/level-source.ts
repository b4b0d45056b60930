/** Levels in dBFS, one a channel: `[left, right]` or `[mono]`; `null` while nothing is measured. */
export type Levels = readonly (number | null)[];

/** Where a meter reads its levels, at most once a frame. It changes without drawing the page anew. */
export interface LevelSource {
  /** The present levels. */
  get: () => Levels;
  /** Tells of each change; the answer ends it. */
  subscribe: (listener: () => void) => () => void;
}

/** A source that is written by whoever measures. */
export interface WritableLevelSource extends LevelSource {
  /** The newest levels. */
  push: (levels: Levels) => void;
}

/** A source of levels. */
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
