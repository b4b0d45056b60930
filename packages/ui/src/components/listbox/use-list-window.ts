import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { firstWindow, grow, type ListWindow, windowAround } from './list-window.ts';
import type { Listbox } from './use-listbox.ts';

/** From this distance to an end more options are rendered. */
const NEAR_PX = 400;

/**
 * Renders a part of a long list and more of it as one scrolls or moves. Four hundred time zones at once would keep a
 * phone busy for longer than one waits for a list.
 */
export function useListWindow<Value extends string>(
  list: Listbox<Value>,
  scroller: RefObject<HTMLElement | null>,
) {
  const { options, activeIndex } = list;
  const count = options.length;
  // Another list begins anew; the same options in a new array do not.
  const signature = `${count} ${options[0]?.value} ${options[count - 1]?.value}`;
  const [held, setHeld] = useState(() => ({ signature, window: firstWindow(count, activeIndex) }));
  const window =
    held.signature === signature
      ? windowAround(held.window, count, activeIndex)
      : firstWindow(count, activeIndex);
  if (held.signature !== signature || held.window !== window) setHeld({ signature, window });

  // What is added above may not push away what is read.
  const belowPx = useRef<number | undefined>(undefined);
  const hold = (next: ListWindow) => setHeld({ signature, window: next });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what was added above
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && belowPx.current !== undefined) element.scrollTop = element.scrollHeight - belowPx.current;
    belowPx.current = undefined;
  }, [window.from]);
  return {
    window,
    isPartial: window.from > 0 || window.to < count,
    onScroll(event: UIEvent<HTMLElement>) {
      const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
      if (window.to < count && scrollHeight - scrollTop - clientHeight < NEAR_PX) {
        hold(grow(window, count, 'after'));
      } else if (window.from > 0 && scrollTop < NEAR_PX) {
        belowPx.current = scrollHeight - scrollTop;
        hold(grow(window, count, 'before'));
      }
    },
  };
}
