/** Rejects with the signal's reason once it aborts, even when what it races against ignores the signal. */
export async function raceAbort<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  let onAbort = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason);
  });
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const value = await Promise.race([work(), aborted]);
    // An abort between the answer and this line still wins: the screen that asked is gone.
    signal.throwIfAborted();
    return value;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Waits, unless the signal aborts first: then rejects with its reason. */
export async function delay(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await raceAbort(
      () =>
        new Promise<void>((resolve) => {
          timer = setTimeout(resolve, ms);
        }),
      signal,
    );
  } finally {
    clearTimeout(timer);
  }
}

/** Aborts `controller` when `signal` does. Returns what undoes the link. */
export function follow(controller: AbortController, signal: AbortSignal | null | undefined): () => void {
  if (!signal) return () => {};
  const onAbort = () => controller.abort(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  return () => signal.removeEventListener('abort', onAbort);
}
