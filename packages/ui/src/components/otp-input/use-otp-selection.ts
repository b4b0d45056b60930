import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';

/** Boxes that are selected, as a half-open range of indexes; empty at the end of the code. */
export type OtpRange = readonly [start: number, end: number];

/**
 * The selection of the input in whole boxes. A character in front of the caret is selected, so that typing replaces it
 * and does not move the others.
 */
export function useOtpSelection(input: RefObject<HTMLInputElement | null>) {
  const [range, setRange] = useState<OtpRange>();

  const select = (start: number, end: number) => {
    input.current?.setSelectionRange(start, end);
    setRange([start, end]);
  };
  const selectAt = (index: number) => {
    const filled = input.current?.value.length ?? 0;
    const start = Math.min(Math.max(index, 0), filled);
    select(start, Math.min(start + 1, filled));
  };

  return {
    /** Undefined without focus. */
    range,
    /** Handles a changed selection of the input. */
    read() {
      const element = input.current;
      if (!element || element !== element.ownerDocument.activeElement) return;
      const start = element.selectionStart ?? element.value.length;
      const end = element.selectionEnd ?? start;
      if (start === end) selectAt(start);
      else setRange([start, end]);
    },
    clear: () => setRange(undefined),
    /** Selects the box below the pointer: the input's own text is not laid out in boxes. */
    handleClick(event: MouseEvent<HTMLInputElement>) {
      const boxes = event.currentTarget.parentElement?.querySelectorAll('[data-part="box"]') ?? [];
      const index = [...boxes].findIndex((box) => event.clientX <= box.getBoundingClientRect().right);
      selectAt(index < 0 ? boxes.length : index);
    },
    /** Moves from box to box. Codes read from left to right in every language. */
    handleKey(event: KeyboardEvent<HTMLInputElement>) {
      if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      const start = selectionStart ?? value.length;
      const isWide = (selectionEnd ?? start) - start > 1;
      if (event.key === 'ArrowLeft') selectAt(isWide ? start : start - 1);
      else if (event.key === 'ArrowRight') selectAt(isWide ? value.length : start + 1);
      else return;
      event.preventDefault();
    },
  };
}
