import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/**
 * Handles Escape before any other listener, so that a dialog around the control stays open. The function returns whether it
 * handled the key; then no other listener gets it.
 */
export function useEscape(isActive: boolean, handle: (event: KeyboardEvent) => boolean): void {
  const latest = useLatest(handle);
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !latest(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isActive, latest]);
}
