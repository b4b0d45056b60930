import { useLayoutEffect, useRef } from 'react';

/**
 * Puts focus on the heading when a page changes its face without changing its address. The first face is navigation's.
 * Before it is painted: what had focus may have gone with the old face.
 */
export function useFocusOnContentChange(face: string): void {
  const shown = useRef(face);
  useLayoutEffect(() => {
    if (shown.current === face) return;
    shown.current = face;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [face]);
}
