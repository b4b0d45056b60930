export interface FailureStore {
  get(): Error | null;
  set(error: Error): void;
  subscribe(listener: () => void): () => void;
}

/** A fatal failure outside of rendering; the root throws it, so that one screen shows both kinds. */
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
