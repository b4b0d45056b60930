import { createStore, type KeyValueStore } from '#/lib/storage.ts';

/** In-memory Web Storage for one test or story. */
export function memoryStorage(initial: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(initial));
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

export function memoryStore(initial?: Record<string, string>): KeyValueStore {
  const storage = memoryStorage(initial);
  return createStore(() => storage);
}
