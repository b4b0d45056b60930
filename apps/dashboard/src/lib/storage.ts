/** The part of Web Storage the app uses. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** False once a write failed; values then live as long as the tab. */
  readonly isPersistent: boolean;
  /** Called once: immediately when the store has failed, otherwise on the first failure. */
  onceUnavailable(listener: () => void): void;
}

/**
 * Web Storage that may be blocked (SecurityError on touching it), full (QuotaExceededError) or absent. Whatever happens,
 * reads after writes see the written value, so the app works for the life of the tab.
 */
export function createStore(area: () => Storage | undefined): KeyValueStore {
  /** Values that could not be stored; null hides a value that could not be removed. */
  const values = new Map<string, string | null>();
  const listeners = new Set<() => void>();
  let isPersistent = true;

  function failed() {
    if (!isPersistent) return;
    isPersistent = false;
    for (const listener of listeners) listener();
    listeners.clear();
  }

  function attempt<T>(action: (storage: Storage) => T): { value: T } | undefined {
    try {
      const storage = area();
      if (storage) return { value: action(storage) };
    } catch {
      // SecurityError or QuotaExceededError: the same to us, the value stays in memory.
    }
    failed();
    return undefined;
  }

  return {
    get: (key) => {
      const own = values.get(key);
      if (own !== undefined) return own;
      return attempt((storage) => storage.getItem(key))?.value ?? null;
    },
    set: (key, value) => {
      if (attempt((storage) => storage.setItem(key, value))) values.delete(key);
      else {
        values.set(key, value);
        // A full area still holds the old value: leaving it would bring it back at the next load.
        attempt((storage) => storage.removeItem(key));
      }
    },
    remove: (key) => {
      if (attempt((storage) => storage.removeItem(key))) values.delete(key);
      else values.set(key, null);
    },
    get isPersistent() {
      return isPersistent;
    },
    onceUnavailable: (listener) => {
      if (isPersistent) listeners.add(listener);
      else listener();
    },
  };
}

/** `localStorage` of this browser; merely reading the property may throw, so it is read on each use. */
export function browserStore(): KeyValueStore {
  return createStore(() => window.localStorage);
}
