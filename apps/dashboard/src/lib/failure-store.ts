export interface FailureStore {
  get(): Error | null;
  set(error: Error): void;
  subscribe(listener: () => void): () => void;
}

/** A failure outside of rendering after which the page cannot go on; the root throws it, so that one screen tells both. */
export function createFailureStore(): FailureStore {
  let failure: Error | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => failure,
    set: (error) => {
      failure = error;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
