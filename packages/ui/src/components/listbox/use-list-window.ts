import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { firstWindow, grow, type ListWindow, windowAround } from './list-window.ts';
import type { Listbox } from './use-listbox.ts';

/** More options are rendered when an end is closer than this. */
const NEAR_PX = 400;

/**
 * Incremental rendering of a long list as the user scrolls or moves. Four hundred time zones at once would block a
 * phone for too long.
 */
export function useListWindow<Value extends string>(
  list: Listbox<Value>,
  scroller: RefObject<HTMLElement | null>,
) {
  const { options, activeIndex } = list;
  const count = options.length;
  // A different list resets the window; the same options in a new array do not.
  const signature = `${count} ${options[0]?.value} ${options[count - 1]?.value}`;
  const [saved, setSaved] = useState(() => ({ signature, window: firstWindow(count, activeIndex) }));
  const window =
    saved.signature === signature
      ? windowAround(saved.window, count, activeIndex)
      : firstWindow(count, activeIndex);
  if (saved.signature !== signature || saved.window !== window) setSaved({ signature, window });

  // Options added above must not shift the visible ones.
  const belowPx = useRef<number | undefined>(undefined);
  const save = (next: ListWindow) => setSaved({ signature, window: next });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when options are added above
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
        save(grow(window, count, 'after'));
      } else if (window.from > 0 && scrollTop < NEAR_PX) {
        belowPx.current = scrollHeight - scrollTop;
        save(grow(window, count, 'before'));
      }
    },
  };
}
