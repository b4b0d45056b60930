/** Rejects with the signal's reason once it aborts, even when `work` ignores the signal. */
export async function raceAbort<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  let onAbort = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason);
  });
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const value = await Promise.race([work(), aborted]);
    // An abort in the same turn as the result wins: the caller is gone.
    signal.throwIfAborted();
    return value;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Waits `ms`. Rejects with the signal's reason when it aborts first. */
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

/** Aborts `controller` when `signal` aborts. Returns a function that removes the link. */
export function linkAbort(controller: AbortController, signal: AbortSignal | null | undefined): () => void {
  if (!signal) return () => {};
  const onAbort = () => controller.abort(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  return () => signal.removeEventListener('abort', onAbort);
}
