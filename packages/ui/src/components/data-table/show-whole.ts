import type { PointerEvent } from 'react';

/** Shows a text that its cell cuts off, when the pointer comes to it: asking every cell beforehand would cost too much. */
export function showWhole({ target }: PointerEvent<HTMLElement>): void {
  const cell =
    target instanceof Element ? target.closest<HTMLElement>('[role="row"] > *, [data-stop]') : null;
  if (!cell) return;
  const isCut = [cell, ...cell.children].some((part) => part.scrollWidth > part.clientWidth);
  cell.title = isCut ? (cell.textContent ?? '') : '';
}
