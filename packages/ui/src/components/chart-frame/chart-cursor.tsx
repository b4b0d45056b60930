import { type ComponentProps, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { moveCursor } from '#/lib/chart/cursor.ts';
import { cx } from '#/lib/tv.ts';
import { ChartTooltip } from './chart-tooltip.tsx';

/** Where a reading points to, as shares of the plot, 0 to 1. */
export interface CursorPlace {
  readonly left: number;
  readonly top?: number | undefined;
}

/** Props of {@link ChartCursor}. */
export interface ChartCursorProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** What is read. */
  label: string;
  /** How many readings there are. */
  count: number;
  /** The reading at an index, in words. */
  valueText: (index: number) => string;
  /** The same as it is shown. */
  tooltip: (index: number) => ReactNode;
  /** Where it points to. */
  placeOf: (index: number) => CursorPlace;
  /** The index below the pointer; `share` is the pointer's place from the left edge, 0 to 1. */
  indexAt: (share: number, event: PointerEvent<HTMLDivElement>) => number | undefined;
  /** What marks the place while it is read, such as a needle. */
  marks?: ((index: number) => ReactNode) | undefined;
  /** Where the words stand when the plot is too low for them. Default `inside`. */
  tooltipSide?: 'inside' | 'below' | undefined;
  /** Index at first; the last one without it. */
  defaultIndex?: number | undefined;
  /** What is below the cursor, if that belongs to it. */
  children?: ReactNode;
}

/**
 * Reads a chart one by one: by pointer, by finger, or by arrow keys once it has focus. It is a slider because a slider is
 * what arrow keys move and what a screen reader says the new value of by itself; it changes nothing.
 */
export function ChartCursor({
  label,
  count,
  valueText,
  tooltip,
  placeOf,
  indexAt,
  marks,
  defaultIndex,
  tooltipSide,
  children,
  className,
  ...rest
}: ChartCursorProps) {
  const [picked, setPicked] = useState(defaultIndex);
  const [open, setOpen] = useState(false);
  const last = count - 1;
  if (last < 0) return children;
  // Points may go while one is picked: live data drop the oldest.
  const index = Math.min(picked ?? last, last);
  const place = placeOf(index);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      setOpen(false);
      return;
    }
    const next = moveCursor(event.key, index, count);
    if (next === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    setPicked(next);
    setOpen(true);
  }

  function onPointer(event: PointerEvent<HTMLDivElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    const share = box.width > 0 ? (event.clientX - box.left) / box.width : 0;
    const found = indexAt(Math.min(Math.max(share, 0), 1), event);
    if (found !== undefined) setPicked(found);
    setOpen(found !== undefined);
  }

  return (
    <div
      {...rest}
      aria-label={label}
      aria-orientation="horizontal"
      aria-readonly="true"
      aria-valuemax={last}
      aria-valuemin={0}
      aria-valuenow={index}
      aria-valuetext={valueText(index)}
      // A finger that moves sideways reads; one that moves up or down scrolls the page.
      className={cx('ui:@container ui:touch-pan-y ui:rounded-badge', className)}
      data-part="cursor"
      onBlur={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerLeave={(event) => {
        // A finger leaves when it is lifted; what it points at is still being read.
        if (event.pointerType !== 'touch') setOpen(false);
      }}
      onPointerMove={onPointer}
      role="slider"
      tabIndex={0}
    >
      {children}
      {open ? (
        <>
          {marks?.(index)}
          <ChartTooltip left={place.left} side={tooltipSide} top={place.top}>
            {tooltip(index)}
          </ChartTooltip>
        </>
      ) : null}
    </div>
  );
}
