interface Way<Entry> {
  readonly atMost: number;
  readonly write: (batch: readonly Entry[]) => Promise<void>;
  /** Called with an entry that the database rejects on its own, and the SQLSTATE; the entry is dropped. */
  readonly discard: (entry: Entry, state: string) => void;
}

/**
 * Writes and removes pending entries, oldest first. When the database rejects a batch as invalid data, the batch is
 * bisected to find the invalid entry, which would otherwise block the queue forever. After any other failure,
 * unwritten entries stay queued.
 */
export async function writeInBatches<Entry>(
  waiting: Entry[],
  { atMost, write, discard }: Way<Entry>,
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
      for (const alone of batch) discard(alone, state);
    }
    waiting.splice(0, batch.length);
    size = Math.min(size * 2, atMost);
  }
}

/** The SQLSTATE of class 22 (invalid data) or 23 (constraint violation); null for errors that may succeed on retry. */
function refusedAsData(error: unknown): string | null {
  const state = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^2[23][0-9A-Z]{3}$/.test(state) ? state : null;
}
