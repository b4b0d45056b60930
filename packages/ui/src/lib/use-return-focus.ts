import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Gives focus back to what had it when something opened without a trigger of its own. Returns the function that does; it
 * does nothing when that element is gone.
 */
export function useReturnFocus(open: boolean): () => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  return useCallback(() => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  }, []);
}
