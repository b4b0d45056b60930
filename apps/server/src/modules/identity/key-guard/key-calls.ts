import { limits } from '@unmuted/api/contract';
import type { NewKeyCall } from '#/modules/identity/key-guard/key-calls.repository.ts';

interface KeyCallsDeps {
  /** Appends to the log, which keeps the latest calls of each key. */
  readonly save: (calls: readonly NewKeyCall[]) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface KeyCalls {
  note(call: NewKeyCall): void;
  /** Writes the pending calls. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const flushEveryMs = 5_000;
/** During an outage of the database, further calls are not recorded. */
const pendingAtMost = 20_000;

/** Records calls with API keys in memory and writes them every five seconds, so that a call costs no write. */
export function createKeyCalls({ save, onError }: KeyCallsDeps): KeyCalls {
  let pending: NewKeyCall[] = [];
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    if (pending.length === 0) return;
    const batch = pending;
    pending = [];
    await save(latestOfEach(batch)).catch((error: unknown) => {
      // Retry later: a short outage loses no calls.
      pending = [...batch, ...pending].slice(-pendingAtMost);
      onError(error);
    });
  }

  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(() => void flush(), flushEveryMs).unref();

  return {
    note(call) {
      if (pending.length < pendingAtMost) pending.push(call);
    },
    flush,
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}

/** The log keeps no more calls of a key than this, so no more need to be written. */
function latestOfEach(calls: readonly NewKeyCall[]): NewKeyCall[] {
  return [...Map.groupBy(calls, ({ keyId }) => keyId).values()].flatMap((own) => own.slice(-limits.keyCalls));
}
