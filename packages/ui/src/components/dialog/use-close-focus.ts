import { createContext, type RefObject, use, useLayoutEffect } from 'react';
import { useReturnFocus } from '#/lib/use-return-focus.ts';

/** Whether the dialog has a trigger, to which Radix returns focus. */
export const TriggerContext = createContext<RefObject<boolean> | null>(null);

/** Marks the dialog as having a trigger. */
export function useTriggerMark(): void {
  const mark = use(TriggerContext);
  useLayoutEffect(() => {
    if (!mark) return;
    mark.current = true;
    return () => {
      mark.current = false;
    };
  }, [mark]);
}

/** The panel's `onCloseAutoFocus`. Use it in a component that is mounted while the panel is. */
export function useCloseFocus(own: ((event: Event) => void) | undefined): (event: Event) => void {
  const hasTrigger = use(TriggerContext);
  const returnFocus = useReturnFocus(true);
  return (event) => {
    own?.(event);
    if (event.defaultPrevented || hasTrigger?.current) return;
    event.preventDefault();
    returnFocus();
  };
}
