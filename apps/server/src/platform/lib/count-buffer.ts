interface CountBufferOptions<Entry> {
  /** Adds to the stored counts. */
  readonly save: (entries: readonly Entry[]) => Promise<void>;
  /** What is counted: entries with the same key are added up. */
  readonly keyOf: (entry: Entry) => string;
  readonly add: (one: Entry, other: Entry) => Entry;
  readonly onError: (error: unknown) => void;
}

export interface CountBuffer<Entry> {
  add(entry: Entry): void;
  /** Writes the pending counts. */
  flush(): Promise<void>;
  /** Writes them for the last time. */
  close(): Promise<void>;
}

const flushEveryMs = 10_000;
/** Further keys are dropped: requests of strangers must not fill the memory while the database is away. */
const entriesAtMost = 20_000;

/** Counts in memory and writes every ten seconds. Counts that cannot be written are kept for the next time. */
export function createCountBuffer<Entry>(options: CountBufferOptions<Entry>): CountBuffer<Entry> {
  const { save, keyOf, add, onError } = options;
  let pending = new Map<string, Entry>();
  let writing: Promise<void> = Promise.resolve();

  function note(entry: Entry): void {
    const key = keyOf(entry);
    const before = pending.get(key);
    if (before === undefined && pending.size >= entriesAtMost) return;
    pending.set(key, before === undefined ? entry : add(before, entry));
  }

  async function write(): Promise<void> {
    const batch = [...pending.values()];
    if (batch.length === 0) return;
    pending = new Map();
    await save(batch).catch((error: unknown) => {
      for (const entry of batch) note(entry);
      onError(error);
    });
  }

  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(() => void flush(), flushEveryMs).unref();
  return {
    add: note,
    flush,
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}
