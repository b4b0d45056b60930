import { useSyncExternalStore } from 'react';

/** The breakpoint below which a row becomes a card. */
const PHONE = '(width < 48rem)';

/** The window is narrower than 768 px; not where that cannot be asked. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false);
}

function subscribe(changed: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => {};
  const query = matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia(PHONE).matches;
}
