import { type RefObject, useEffect } from 'react';

const interactive = 'label, a, button, input, select, textarea, summary';

/** A press on a label of the button focuses it, as for a native select. The browser would click it, which opens the list. */
export function useLabelFocus(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const focus = (event: MouseEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      // The nearest one: a link within a label keeps its own action.
      const label = event.target.closest(interactive);
      if (!(label instanceof HTMLLabelElement) || label.control !== button.current) return;
      event.preventDefault();
      button.current?.focus();
    };
    // After the handlers of the page, which can prevent it.
    document.addEventListener('click', focus);
    return () => document.removeEventListener('click', focus);
  }, [button]);
}
