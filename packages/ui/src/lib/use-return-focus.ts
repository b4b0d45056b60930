import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Layers above the page, which never get the focus back. */
const layers = '[data-ui-modal], [role="menu"], [role="listbox"], [data-radix-popper-content-wrapper]';

/**
 * Restores focus to the element that had it when a layer without a trigger opened. Returns a function that does
 * nothing when that element is gone.
 *
 * A layer that opens from a menu item mounts in the commit that removes the menu, so nothing has focus then. Shortly
 * afterwards the menu moves focus to its button, and the layer, which traps focus, takes it back: that button is the origin.
 */
export function useReturnFocus(open: boolean): () => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const remember = ({ target }: FocusEvent) => {
      if (canReceiveFocus(before.current) || !(target instanceof Element) || target.closest(layers)) return;
      before.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [open]);
  return useCallback(() => {
    if (canReceiveFocus(before.current)) before.current.focus();
  }, []);
}

function canReceiveFocus(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element !== document.body;
}
