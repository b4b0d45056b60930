export interface Notification {
  id: number;
  tone: 'error' | 'warning' | 'info' | 'success';
  title: string;
  text: string;
}

/** Where any part of the app leaves what a person should be told; one place on screen shows it. */
export interface Notifier {
  notify(notification: Omit<Notification, 'id'>): void;
  dismiss(id: number): void;
  get(): readonly Notification[];
  subscribe(listener: () => void): () => void;
}

/** More at once would cover the screen; the oldest go first. */
const limit = 4;

export function createNotifier(): Notifier {
  let shown: readonly Notification[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const show = (next: readonly Notification[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    notify: (notification) => {
      const isShown = shown.some(
        ({ title, text }) => title === notification.title && text === notification.text,
      );
      if (isShown) return;
      lastId += 1;
      show([...shown, { ...notification, id: lastId }].slice(-limit));
    },
    dismiss: (id) => show(shown.filter((notification) => notification.id !== id)),
    get: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
