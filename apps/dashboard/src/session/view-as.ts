import type { CustomerView } from '@unmuted/api';
import { createStore, type KeyValueStore } from '#/lib/storage.ts';
import { createPersistence, tokenKey } from '#/session/persistence.ts';
import type { ThemeSettings } from '#/theme/theme-settings.ts';

const viewKey = 'studio.view';

/** A read-only session of staff in the area of a customer, in this tab (ADR 37). */
export interface View {
  /** The viewed customer. */
  customer: string;
  /** ISO 8601 timestamp. */
  expiresAt: string;
}

const session = () => createStore(() => window.sessionStorage);

/** Returns the view of this tab; null in any other tab. */
export function readView(store: KeyValueStore = session()): View | null {
  try {
    const value: unknown = JSON.parse(store.get(viewKey) ?? 'null');
    if (typeof value !== 'object' || value === null || !('customer' in value) || !('expiresAt' in value))
      return null;
    const { customer, expiresAt } = value;
    if (typeof customer !== 'string' || typeof expiresAt !== 'string') return null;
    return { customer, expiresAt };
  } catch {
    return null;
  }
}

/** The storage of a tab with a view: the staff session of the browser stays untouched. */
export const viewStore = session;

/**
 * Opens a tab with the view. A browser copies the session storage into a tab that a page opens, so the token is in no
 * address and in no other tab. Returns false if the browser blocked the tab.
 */
export function openView(
  { token, user, customer, expiresAt }: CustomerView,
  theme: ThemeSettings,
  open: () => unknown = () => window.open('/dashboard', '_blank'),
): boolean {
  const store = session();
  const persistence = createPersistence(store);
  store.set(viewKey, JSON.stringify({ customer, expiresAt } satisfies View));
  store.set(tokenKey, token);
  persistence.save('auth', { user });
  persistence.save('theme', theme);
  try {
    return open() !== null;
  } finally {
    clearView(store);
  }
}

/** Removes the view from this tab. */
export function clearView(store: KeyValueStore = session()): void {
  store.remove(viewKey);
  store.remove(tokenKey);
  createPersistence(store).clear();
}

/** Closes the tab of an ended view; a tab that may not close shows the staff's page instead. */
export function leaveView(target: Pick<Window, 'close' | 'location'> = window): void {
  clearView();
  target.close();
  target.location.replace('/admin/customers');
}
