import { type RefObject, useEffect } from 'react';

/** A press on a label of the button focuses it, as for a native select. The browser would click it, which opens the list. */
export function useLabelFocus(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const focus = (event: MouseEvent) => {
      // The nearest one: a link or button within a label keeps its own action.
      const near = event.target instanceof Element && event.target.closest('label, a, button');
      const control = near instanceof HTMLLabelElement && near.control;
      if (event.defaultPrevented || !control || control !== button.current) return;
      event.preventDefault();
      control.focus();
    };
    // After the handlers of the page, which can prevent it.
    document.addEventListener('click', focus);
    return () => document.removeEventListener('click', focus);
  }, [button]);
}
