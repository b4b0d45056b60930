import { type RefObject, useEffect, useRef } from 'react';

/** Runs when the form around an element is reset: state that React holds knows nothing of it. */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = formOf(element.current);
    if (!form) return;
    const reset = () => latest.current();
    form.addEventListener('reset', reset);
    return () => form.removeEventListener('reset', reset);
  }, [element]);
}

/** A control may belong to a form elsewhere (`form="…"`). */
function formOf(element: Element | null): HTMLFormElement | null {
  if (element instanceof HTMLInputElement || element instanceof HTMLButtonElement) return element.form;
  return element?.closest('form') ?? null;
}
