import {
  type KeyboardEvent,
  type KeyboardEventHandler,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { partAt, partBeside, partsOf, type TimePart } from './time-parts.ts';
import type { useTimeDraft } from './use-time-draft.ts';

interface TimeKeysOptions {
  input: RefObject<HTMLInputElement | null>;
  draft: ReturnType<typeof useTimeDraft>;
  /** The time cannot be changed. */
  fixed: boolean | undefined;
  /** The caller's handler, called first. */
  onKeyDown: KeyboardEventHandler<HTMLInputElement> | undefined;
}

const offsets: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, PageUp: 1, ArrowDown: -1, PageDown: -1 };

/** The keyboard of a time field: up and down change the part at the caret, left and right move between the parts. */
export function useTimeKeys({ input, draft, fixed, onKeyDown }: TimeKeysOptions) {
  const selectPart = useSelectPart(input);
  return (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || fixed || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    // Committed before Enter submits the form, which would send the former time.
    if (event.key === 'Enter' && !draft.commit()) event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const selected = [draft.text, selectionStart ?? 0, selectionEnd ?? 0] as const;
    const offset = offsets[event.key];
    if (offset !== undefined) {
      const part = event.key.startsWith('Page') ? 'hour' : partAt(...selected);
      event.preventDefault();
      draft.add(part, offset);
      selectPart.next(part);
    } else if (!draft.isTyped && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      const part = partBeside(...selected, event.key === 'ArrowRight' ? 1 : -1);
      if (!part) return;
      event.preventDefault();
      selectPart.now(part);
    }
  };
}

/** Selects a part of the written time, at once or after the next render. */
function useSelectPart(input: RefObject<HTMLInputElement | null>) {
  const pending = useRef<TimePart>(undefined);
  const now = (part: TimePart) => {
    const element = input.current;
    const range = partsOf(element?.value ?? '').find((one) => one.part === part);
    if (range) element?.setSelectionRange(range.start, range.end);
  };
  useLayoutEffect(() => {
    if (pending.current) now(pending.current);
    pending.current = undefined;
  });
  return {
    now,
    next(part: TimePart) {
      pending.current = part;
    },
  };
}
