import { type RefObject, useEffect, useRef } from 'react';

/** Calls back when the form of an element is reset: React state is not reset automatically. */
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

/** A control may be associated with another form (`form="…"`). */
function formOf(element: Element | null): HTMLFormElement | null {
  if (element instanceof HTMLInputElement || element instanceof HTMLButtonElement) return element.form;
  return element?.closest('form') ?? null;
}
