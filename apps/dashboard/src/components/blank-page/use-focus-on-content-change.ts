import { useLayoutEffect, useRef } from 'react';

/**
 * Focuses the heading when a page changes its content without navigation. The first content is focused by navigation.
 * Runs before paint: the focused element may have been removed.
 */
export function useFocusOnContentChange(face: string): void {
  const shown = useRef(face);
  useLayoutEffect(() => {
    if (shown.current === face) return;
    shown.current = face;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [face]);
}
