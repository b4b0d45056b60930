import { useLayoutEffect, useState } from 'react';

/** Number of open overlays: dialogs can be nested. */
let overlays = 0;

/**
 * Dims the page and locks scrolling. Radix's own overlay locks it with an injected style element, which a strict content
 * security policy blocks. Instead, a rule in reset.css applies while `data-ui-scroll-locked` is set, with the width of the
 * scrollbar as padding so that the layout does not shift.
 */
export function DialogOverlay() {
  const [width] = useState(scrollbarWidth);
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    overlays += 1;
    dataset.uiScrollLocked = '';
    if (width > 0) style.setProperty('--ui-scrollbar', `${width}px`);
    return () => {
      overlays -= 1;
      if (overlays > 0) return;
      delete dataset.uiScrollLocked;
      style.removeProperty('--ui-scrollbar');
    };
  }, [width]);
  return (
    <div
      data-ui="dialog-overlay"
      className="ui:fixed ui:inset-0 ui:z-40 ui:bg-overlay ui:transition-opacity ui:duration-fast ui:starting:opacity-0"
    />
  );
}

// Read during render: once the dialog is mounted, the scrollbar is gone.
function scrollbarWidth(): number {
  return typeof window === 'undefined' ? 0 : window.innerWidth - document.documentElement.clientWidth;
}
