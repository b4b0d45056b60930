interface Way<Entry> {
  readonly atMost: number;
  readonly write: (batch: readonly Entry[]) => Promise<void>;
  /** Told of one that the database refuses whatever is beside it, with its SQLSTATE; that one is left out. */
  readonly setAside: (entry: Entry, state: string) => void;
}

/**
 * Writes what waits, the oldest first, and takes it away as it is written. When the database refuses a batch as data, the
 * one that is at fault is found by halves: it would be refused for ever, and all behind it would wait as long. On any
 * other failure what is not written waits on.
 */
export async function writeInBatches<Entry>(
  waiting: Entry[],
  { atMost, write, setAside }: Way<Entry>,
): Promise<void> {
  let size = atMost;
  for (let batch = waiting.slice(0, size); batch.length > 0; batch = waiting.slice(0, size)) {
    try {
      await write(batch);
    } catch (error) {
      const state = refusedAsData(error);
      if (state === null) throw error;
      if (batch.length > 1) {
        size = Math.ceil(batch.length / 2);
        continue;
      }
      for (const alone of batch) setAside(alone, state);
    }
    waiting.splice(0, batch.length);
    size = Math.min(size * 2, atMost);
  }
}

/** The SQLSTATE of class 22, no such value, or 23, a constraint; null for all that may be well when it is tried again. */
function refusedAsData(error: unknown): string | null {
  const state = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^2[23][0-9A-Z]{3}$/.test(state) ? state : null;
}
