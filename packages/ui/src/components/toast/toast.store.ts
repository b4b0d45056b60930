import type { ReactNode } from 'react';
import type { Tone } from '#/components/alert/index.ts';

/** What a toast says. */
export interface ToastOptions {
  /** What happened, in a few words. */
  title: ReactNode;
  /** A second line. */
  description?: ReactNode;
  /** Sets picture, colour and urgency; `danger` interrupts and stays until closed. Default `success`. */
  tone?: Tone | undefined;
  /** One thing to do about it, such as Undo. Pressing it closes the toast. */
  action?: { label: ReactNode; onPress: () => void } | undefined;
  /** Milliseconds until it closes by itself; `Infinity` never. Default 6000, 10000 with an action, never for `danger`. */
  durationMs?: number | undefined;
  /** A toast with the id of one that is shown replaces it, so that a repeated failure is one toast. */
  id?: string | undefined;
}

/** A toast on the screen. */
export interface Toast extends ToastOptions {
  id: string;
  tone: Tone;
  durationMs: number;
  /** Which call of `show` this is: a toast that replaces another starts anew. */
  sequence: number;
}

/** Toasts from anywhere, inside React or not; shown by one `ToastViewport`. */
export interface ToastStore {
  /** Shows a toast and returns its id. */
  show: (options: ToastOptions) => string;
  /** Closes one. */
  dismiss: (id: string) => void;
  /** Closes all. */
  clear: () => void;
  /** For React's useSyncExternalStore. */
  subscribe: (listener: () => void) => () => void;
  /** What is shown, oldest first; the same array until something changes. */
  getSnapshot: () => readonly Toast[];
}

/** More would cover the page: the oldest that may go goes. */
const MAX_SHOWN = 4;

/** Makes a store. An application has one. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();

  function change(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    show(options) {
      count += 1;
      const toast = complete(options, count);
      const others = toasts.filter(({ id }) => id !== toast.id);
      change(drop(others, MAX_SHOWN - 1).concat(toast));
      return toast.id;
    },
    dismiss(id) {
      if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
    },
    clear() {
      if (toasts.length > 0) change([]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => toasts,
  };
}

function complete(options: ToastOptions, sequence: number): Toast {
  const tone = options.tone ?? 'success';
  const id = options.id ?? `toast-${sequence}`;
  return { ...options, id, sequence, tone, durationMs: options.durationMs ?? defaultDuration(tone, options) };
}

function defaultDuration(tone: Tone, { action }: ToastOptions): number {
  if (tone === 'danger') return Number.POSITIVE_INFINITY;
  return action ? 10_000 : 6_000;
}

/** Keeps at most `max`; those that close by themselves go first. */
function drop(toasts: readonly Toast[], max: number): Toast[] {
  const kept = [...toasts];
  while (kept.length > max) {
    const passing = kept.findIndex(({ durationMs }) => Number.isFinite(durationMs));
    kept.splice(Math.max(passing, 0), 1);
  }
  return kept;
}
