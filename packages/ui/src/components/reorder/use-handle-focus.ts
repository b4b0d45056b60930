import { type RefCallback, useLayoutEffect, useRef } from 'react';

interface HandleFocus {
  /** Ref of the handle of an item. */
  register: (key: string) => RefCallback<HTMLElement>;
  /** Focuses the handle of the item again whenever a move has removed it from the page. */
  keepOn: (key: string) => void;
  /** The user has moved focus elsewhere. */
  release: () => void;
}

/** Keeps focus on the handle of an item while moves recreate it, as in another column. */
export function useHandleFocus(): HandleFocus {
  const handles = useRef(new Map<string, HTMLElement>()).current;
  // Stable callbacks: React detaches and reattaches a changed ref on each render.
  const refs = useRef(new Map<string, RefCallback<HTMLElement>>()).current;
  const kept = useRef<string>(undefined);
  useLayoutEffect(() => {
    const handle = kept.current === undefined ? undefined : handles.get(kept.current);
    const { activeElement, body } = document;
    if (handle && (activeElement === null || activeElement === body)) handle.focus();
  });
  return {
    register(key) {
      const known = refs.get(key);
      if (known) return known;
      const ref: RefCallback<HTMLElement> = (element) => {
        if (element) handles.set(key, element);
        return () => {
          // The new element can be registered before the old one is removed.
          if (handles.get(key) === element) handles.delete(key);
        };
      };
      refs.set(key, ref);
      return ref;
    },
    keepOn: (key) => {
      kept.current = key;
    },
    release: () => {
      kept.current = undefined;
    },
  };
}
