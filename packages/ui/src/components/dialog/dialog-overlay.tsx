import { useLayoutEffect, useState } from 'react';

/**
 * Darkens the page. Radix's own overlay locks scrolling by writing a style element, which a strict content policy
 * refuses; the lock is a rule of our sheet instead (reset.css), which is told here how wide the scrollbar was, so that
 * nothing moves when it goes.
 */
export function DialogOverlay() {
  const [width] = useState(scrollbarWidth);
  useLayoutEffect(() => {
    if (width === 0) return;
    const { style } = document.documentElement;
    style.setProperty('--ui-scrollbar', `${width}px`);
    return () => {
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
