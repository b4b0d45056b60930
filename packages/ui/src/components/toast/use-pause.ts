import { type ComponentProps, useEffect, useState } from 'react';

type Handlers = Pick<ComponentProps<'section'>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/** True while the element with `pauseProps` has hover or focus, and while the page is hidden. */
export function usePause(own: Handlers): { paused: boolean; pauseProps: Required<Handlers> } {
  const [pointerInside, setPointerInside] = useState(false);
  const [focusInside, setFocusInside] = useState(false);
  const hidden = usePageHidden();
  return {
    paused: pointerInside || focusInside || hidden,
    pauseProps: {
      onPointerEnter(event) {
        setPointerInside(true);
        own.onPointerEnter?.(event);
      },
      onPointerLeave(event) {
        setPointerInside(false);
        own.onPointerLeave?.(event);
      },
      onFocus(event) {
        setFocusInside(true);
        own.onFocus?.(event);
      },
      onBlur(event) {
        setFocusInside(event.currentTarget.contains(event.relatedTarget));
        own.onBlur?.(event);
      },
    },
  };
}

function usePageHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const read = () => setHidden(document.visibilityState === 'hidden');
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return hidden;
}
