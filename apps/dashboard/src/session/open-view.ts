import type { CustomerView } from '@unmuted/api';
import { createPersistence, tokenKey } from '#/session/persistence.ts';
import { clearView, type View, viewKey, viewStore } from '#/session/view-as.ts';
import type { ThemeSettings } from '#/theme/theme-settings.ts';

/**
 * Opens a tab with the view. A browser copies the session storage into a tab that a page opens, so the token is in no
 * address and in no other tab. Returns false if the browser blocked the tab.
 */
export function openView(
  { token, user, customer, expiresAt }: CustomerView,
  theme: ThemeSettings,
  open: () => unknown = () => window.open('/dashboard', '_blank'),
): boolean {
  const store = viewStore();
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
