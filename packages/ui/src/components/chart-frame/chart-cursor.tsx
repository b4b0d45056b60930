import { type ComponentProps, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { moveCursor } from '#/lib/chart/cursor.ts';
import { cx } from '#/lib/tv.ts';
import { ChartTooltip } from './chart-tooltip.tsx';

/** Position of a data point, as shares of the plot, 0 to 1. */
export interface CursorPosition {
  readonly left: number;
  readonly top?: number | undefined;
}

/** Props of {@link ChartCursor}. */
export interface ChartCursorProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Accessible name. */
  label: string;
  /** Number of data points. */
  count: number;
  /** Accessible text of the data point at an index. */
  valueText: (index: number) => string;
  /** Tooltip content of the data point at an index. */
  tooltip: (index: number) => ReactNode;
  /** Position of the data point at an index. */
  positionOf: (index: number) => CursorPosition;
  /** Index at the pointer; `share` is the pointer's position from the left edge, 0 to 1. */
  indexAt: (share: number, event: PointerEvent<HTMLDivElement>) => number | undefined;
  /** Marker at the current position, such as a line. */
  marks?: ((index: number) => ReactNode) | undefined;
  /** Position of the tooltip when the plot is too low for it. Default `inside`. */
  tooltipSide?: 'inside' | 'below' | undefined;
  /** Initial index. Default: the last one. */
  defaultIndex?: number | undefined;
  /** Content below the cursor that receives the same pointer events. */
  children?: ReactNode;
}

/**
 * Steps through data points with pointer, touch, or arrow keys. It has role `slider` because screen readers announce the
 * value of a slider as it changes; it changes no data.
 */
export function ChartCursor({
  label,
  count,
  valueText,
  tooltip,
  positionOf,
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
  // The number of points can shrink while one is selected: live data drops the oldest.
  const index = Math.min(picked ?? last, last);
  const place = positionOf(index);

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
      // A horizontal touch drag moves the cursor; a vertical one scrolls the page.
      className={cx('ui:@container ui:touch-pan-y ui:rounded-badge', className)}
      data-part="cursor"
      onBlur={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerLeave={(event) => {
        // Touch pointers leave when lifted; the tooltip stays open.
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
