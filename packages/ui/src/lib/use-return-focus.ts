import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Restores focus to the element that had it when a layer without a trigger opened. Returns a function that does
 * nothing when that element is gone.
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
