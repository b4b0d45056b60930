import type { ToastOptions, ToastStore, ToastViewport } from '@unmuted/ui/toast';
import { loadOnce } from '#/lib/load-once.ts';

interface Loaded {
  store: ToastStore;
  Viewport: typeof ToastViewport;
}

/** The toast queue. Its UI is loaded with the first toast: most sign-ins never show one. */
export interface Toaster {
  /** Shows a toast. A function decides when the UI is loaded, and returns null for none. */
  show(toast: ToastOptions | (() => Promise<ToastOptions | null>)): void;
  load(): Promise<Loaded>;
  loaded(): Loaded | null;
  subscribe(listener: () => void): () => void;
}

export function createToaster(): Toaster {
  const listeners = new Set<() => void>();
  const parts = loadOnce(async () => {
    const { createToastStore, ToastViewport } = await import('@unmuted/ui/toast');
    return { store: createToastStore(), Viewport: ToastViewport };
  });

  async function load() {
    const isNew = parts.get() === null;
    const loaded = await parts.load();
    if (isNew) for (const listener of listeners) listener();
    return loaded;
  }

  async function show(toast: Parameters<Toaster['show']>[0]) {
    const [{ store }, options] = await Promise.all([load(), typeof toast === 'function' ? toast() : toast]);
    if (options) store.show(options);
  }

  return {
    load,
    loaded: parts.get,
    // A toast whose UI fails to load is dropped; the original failure is shown inline.
    show: (toast) => void show(toast).catch(() => {}),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
