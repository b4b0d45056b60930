import type { PointerEvent } from 'react';

/** As long as the pointer has to stay: rows that are scrolled pass below it, and to ask how wide they are makes the browser lay out. */
const STAYS = 150;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Shows a text that its cell cuts off, when the pointer stays on it: asking every cell beforehand would cost too much. */
export function showWhole({ target }: PointerEvent<HTMLElement>): void {
  clearTimeout(waiting);
  const cell =
    target instanceof Element ? target.closest<HTMLElement>('[role="row"] > *, [data-stop]') : null;
  if (!cell) return;
  waiting = setTimeout(() => {
    const isCut = [cell, ...cell.children].some((part) => part.scrollWidth > part.clientWidth);
    cell.title = isCut ? (cell.textContent ?? '') : '';
  }, STAYS);
}
