import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to the element that had it before the bar, when the bar closes while its button has it: after
 * Discard or Save. Otherwise the browser would move it to the body.
 */
export function useFocusOnClose(bar: RefObject<HTMLElement | null>, open: boolean): void {
  const before = useRef<HTMLElement | null>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      wasInside.current = bar.current?.contains(target as Node) === true;
      if (!wasInside.current && target instanceof HTMLElement) before.current = target;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [bar]);
  useLayoutEffect(() => {
    if (open || !wasInside.current) return;
    wasInside.current = false;
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    if (before.current?.isConnected) before.current.focus({ preventScroll: true });
  }, [open]);
}
