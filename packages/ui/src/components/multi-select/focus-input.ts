import type { MouseEvent } from 'react';

/** A click between the chips focuses the input. */
export function focusInput(event: MouseEvent, input: HTMLInputElement | null): void {
  if (!(event.target instanceof Element) || event.target.closest('input, button')) return;
  event.preventDefault();
  input?.focus();
}
