import type { ReactNode } from 'react';
import type { Tone } from '#/components/alert/index.ts';

/** Content of a toast. */
export interface ToastOptions {
  /** Short title. */
  title: ReactNode;
  /** A second line. */
  description?: ReactNode;
  /** Sets icon, colour and urgency; `danger` is assertive and stays until closed. Default `success`. */
  tone?: Tone | undefined;
  /** One action, such as Undo. It also closes the toast. */
  action?: { label: ReactNode; onPress: () => void } | undefined;
  /** Duration in ms; `Infinity` for none. Default 6000, 10000 with an action, `Infinity` for `danger`. */
  durationMs?: number | undefined;
  /** A toast with the id of a visible one replaces it, so that repeated failures are not duplicated. */
  id?: string | undefined;
}

/** A visible toast. */
export interface Toast extends ToastOptions {
  /** The given id, or a generated one. */
  id: string;
  /** The given tone, or `success`. */
  tone: Tone;
  /** The given duration in ms, or the default of its tone; `Infinity` for none. */
  durationMs: number;
  /** Sequence number of the `show` call: a replaced toast restarts its timer. */
  sequence: number;
}

/** A toast store, usable inside and outside React; rendered by one `ToastViewport`. */
export interface ToastStore {
  /** Shows a toast and returns its id. */
  show: (options: ToastOptions) => string;
  /** Closes a toast. */
  dismiss: (id: string) => void;
  /** Closes all toasts. */
  clear: () => void;
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  /** Visible toasts, oldest first; referentially stable between changes. */
  getSnapshot: () => readonly Toast[];
}

/** Maximum number of visible toasts: above it, the oldest dismissible one is removed. */
const MAX_SHOWN = 4;

/** Creates a store. An application needs one. */
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

/** Limits the number of toasts; those with a timer are removed first. */
function drop(toasts: readonly Toast[], max: number): Toast[] {
  const remaining = [...toasts];
  while (remaining.length > max) {
    const passing = remaining.findIndex(({ durationMs }) => Number.isFinite(durationMs));
    remaining.splice(Math.max(passing, 0), 1);
  }
  return remaining;
}
