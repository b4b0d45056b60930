/** Levels in dBFS, one per channel: `[left, right]` or `[mono]`; `null` without a signal. */
export type Levels = readonly (number | null)[];

/** A store of levels, read at most once per frame, that changes without React renders. */
export interface LevelSource {
  /** The current levels. */
  get: () => Levels;
  /** The highest samples, if the source measures them apart from the levels. */
  getPeaks?: (() => Levels | undefined) | undefined;
  /** Subscribes to changes; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** A level source with a setter. */
export interface WritableLevelSource extends LevelSource {
  /** Sets the levels, and the highest samples if they are known, and notifies subscribers. */
  push: (levels: Levels, peaks?: Levels) => void;
}

/** Creates a level source. */
export function createLevelSource(initial: Levels, initialPeaks?: Levels): WritableLevelSource {
  const listeners = new Set<() => void>();
  let levels = initial;
  let peaks = initialPeaks;
  return {
    get: () => levels,
    getPeaks: () => peaks,
    push: (next, nextPeaks) => {
      levels = next;
      peaks = nextPeaks;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
