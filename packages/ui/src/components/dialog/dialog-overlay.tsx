import { useLayoutEffect, useState } from 'react';

/** Overlays that are there: one dialog may open another. */
let overlays = 0;

/**
 * Darkens the page and holds it still. Radix's own overlay locks scrolling by writing a style element, which a strict content
 * policy refuses; the lock is a rule of our sheet instead (reset.css), which is told here when it holds and how wide the
 * scrollbar was, so that nothing moves when it goes.
 */
export function DialogOverlay() {
  const [width] = useState(scrollbarWidth);
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    overlays += 1;
    dataset.uiHeld = '';
    if (width > 0) style.setProperty('--ui-scrollbar', `${width}px`);
    return () => {
      overlays -= 1;
      if (overlays > 0) return;
      delete dataset.uiHeld;
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

// Read while rendering: once the dialog is in the document, the scrollbar is gone.
function scrollbarWidth(): number {
  return typeof window === 'undefined' ? 0 : window.innerWidth - document.documentElement.clientWidth;
}
