import { useCallback, useLayoutEffect, useRef } from 'react';

/** Layers above the page, which never get the focus back. */
const layers = '[data-ui-modal], [role="menu"]';

/** Where focus belongs after the layer that is open, or that closes in this commit. */
let origin: Element | null = null;

/**
 * Sets the element that gets focus back after a layer. A layer that opens from it mounts in the commit that removes it, when
 * nothing has focus, and inherits that element. Returns a function for the layer's removal.
 */
export function setOrigin(element: Element | null): () => void {
  origin = element;
  return () => {
    origin = element;
    setTimeout(() => {
      if (origin === element) origin = null;
    });
  };
}

/**
 * Restores focus to the element that had it when a layer without a trigger opened. If that was a menu item, the button of
 * the menu. Returns a function that does nothing when that element is gone.
 */
export function useReturnFocus(open: boolean): () => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const { activeElement, body } = document;
    const isOnPage = activeElement !== null && activeElement !== body && !activeElement.closest(layers);
    before.current = isOnPage ? activeElement : (origin ?? activeElement);
    return setOrigin(before.current);
  }, [open]);
  return useCallback(() => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  }, []);
}
