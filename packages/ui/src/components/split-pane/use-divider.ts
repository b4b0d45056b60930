import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { clamp } from '#/components/number-input/number-range.ts';
import { useUi } from '#/provider/ui-provider.tsx';

interface DividerOptions {
  root: RefObject<HTMLElement | null>;
  isHorizontal: boolean;
  /** Size of the first pane in percent, and its limits. */
  size: number;
  min: number;
  max: number;
  initial: number;
  onSize: (size: number) => void;
}

/** Arrow keys move by this many percent, with Shift by more. */
const STEP = 2;
const LARGE_STEP = 10;

/** Pointer and keyboard of the divider (ARIA practices, window splitter). */
export function useDivider({ root, isHorizontal, size, min, max, initial, onSize }: DividerOptions) {
  const { dir } = useUi();
  const [isDragging, setIsDragging] = useState(false);
  const set = (next: number) => {
    const rounded = Math.round(clamp(next, { min, max }) * 10) / 10;
    if (rounded !== size) onSize(rounded);
  };
  const sizeAt = ({ clientX, clientY }: PointerEvent): number => {
    const box = root.current?.getBoundingClientRect();
    if (!box) return size;
    if (!isHorizontal) return ((clientY - box.top) / box.height) * 100;
    return ((dir === 'rtl' ? box.right - clientX : clientX - box.left) / box.width) * 100;
  };
  const stop = () => setIsDragging(false);
  return {
    isDragging,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setIsDragging(true);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (isDragging) set(sizeAt(event));
      },
      onPointerUp: stop,
      onLostPointerCapture: stop,
      onDoubleClick: () => set(initial),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const next = sizeAfterKey(event, { isHorizontal, isRtl: dir === 'rtl', size, min, max });
        if (next === undefined) return;
        event.preventDefault();
        set(next);
      },
    },
  };
}

interface KeyOptions {
  isHorizontal: boolean;
  isRtl: boolean;
  size: number;
  min: number;
  max: number;
}

function sizeAfterKey({ key, shiftKey }: KeyboardEvent, options: KeyOptions): number | undefined {
  const { isHorizontal, isRtl, size, min, max } = options;
  const step = shiftKey ? LARGE_STEP : STEP;
  const [smaller, larger] = isHorizontal
    ? isRtl
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight']
    : ['ArrowUp', 'ArrowDown'];
  switch (key) {
    case smaller:
      return size - step;
    case larger:
      return size + step;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
}
