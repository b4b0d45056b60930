import { type RefCallback, useCallback, useRef } from 'react';

/**
 * A ref for headings that take each other's place: focus that one of them had when it was removed goes to the next one.
 * For pages whose heading while loading is another element than the heading of what has loaded.
 */
export function useKeptFocus(): RefCallback<HTMLElement> {
  const wasFocused = useRef(false);
  return useCallback((element: HTMLElement | null) => {
    if (!element) return;
    if (wasFocused.current) element.focus({ preventScroll: true });
    wasFocused.current = false;
    return () => {
      wasFocused.current = document.activeElement === element;
    };
  }, []);
}
