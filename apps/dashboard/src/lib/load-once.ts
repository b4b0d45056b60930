export interface Loaded<T> {
  /** Loads on first call; a failed load is retried on the next call. */
  load(): Promise<T>;
  /** The loaded value, if any. */
  get(): T | null;
}

/** A value that is loaded once, on first use. */
export function loadOnce<T>(loader: () => Promise<T>): Loaded<T> {
  let loading: Promise<T> | null = null;
  let value: T | null = null;
  return {
    get: () => value,
    load: () => {
      loading ??= loader().then(
        (loaded) => {
          value = loaded;
          return loaded;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}
