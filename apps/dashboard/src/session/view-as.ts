import { createStore, type KeyValueStore } from '#/lib/storage.ts';
import { createPersistence, tokenKey } from '#/session/persistence.ts';

export const viewKey = 'studio.view';

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
