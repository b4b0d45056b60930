export interface Loaded<T> {
  /** Loads it the first time; a failed load is tried again at the next call. */
  load(): Promise<T>;
  /** What was loaded so far. */
  get(): T | null;
}

/** Something that is loaded when it is first needed, and then stays. */
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
