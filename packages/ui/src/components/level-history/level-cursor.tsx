import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { ChartTooltip } from '#/components/chart-frame/chart-tooltip.tsx';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { moveCursor } from '#/lib/chart/cursor.ts';
import { useLatest } from '#/lib/use-latest.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { columnAt, columnRange, type LevelColumns } from './level-columns.ts';
import { levelHistoryVariants } from './level-history.variants.ts';
import type { TimeRange } from './level-range.ts';
import type { LevelZoom } from './use-level-range.ts';

interface LevelCursorProps {
  /** Accessible name. */
  label: string;
  columns: LevelColumns;
  zoom: LevelZoom;
  /** The column as a sentence, for screen readers. */
  textOf: (column: number) => string;
  tooltipOf: (column: number) => ReactNode;
}

/** Pixels that a pointer moves before a press becomes a selection. */
const DRAG_PX = 5;
const WHEEL_RATE = 1 / 400;

const styles = levelHistoryVariants();
const percent = (share: number) => `${share * 100}%`;

/**
 * Steps through the columns with pointer, touch or keys, and zooms: a dragged selection, the wheel with Ctrl, plus and
 * minus. It has role `slider` because screen readers announce the value of a slider as it changes.
 */
export function LevelCursor({ label, columns, zoom, textOf, tooltipOf }: LevelCursorProps) {
  const labels = useLabelGroup('levelHistory');
  const keysId = useId();
  const layer = useRef<HTMLDivElement>(null);
  // An instant, not a column, so that it keeps its place when the period changes.
  const [at, setAt] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const [selection, setSelection] = useState<{ readonly start: number; readonly end: number }>();
  const { from, to, count } = columns;
  const column = at === undefined ? count - 1 : columnAt(columns, at);
  const left = (column + 0.5) / count;
  useCtrlWheel(layer, (share, factor) => zoom.zoom('in', from + share * (to - from), factor));

  function moveTo(index: number): void {
    const { from: start, to: end } = columnRange(columns, index);
    setAt((start + end) / 2);
    setOpen(true);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      setOpen(false);
      setSelection(undefined);
      return;
    }
    const center = at === undefined ? undefined : middleOf(columnRange(columns, column));
    const acts: Record<string, () => void> = {
      '+': () => zoom.zoom('in', center),
      '=': () => zoom.zoom('in', center),
      '-': () => zoom.zoom('out', center),
      '0': zoom.reset,
    };
    const isBefore = event.key === 'ArrowLeft';
    const isArrow = isBefore || event.key === 'ArrowRight';
    const next = moveCursor(event.key, column, count);
    if (isArrow && event.shiftKey) {
      zoom.pan(isBefore ? -0.25 : 0.25);
    } else if (isArrow && next === column) {
      // At the edge of a zoomed period the next column comes into view.
      zoom.pan((isBefore ? -1 : 1) / count);
      setAt((isBefore ? from : to) + ((isBefore ? -0.5 : 0.5) * (to - from)) / count);
      setOpen(true);
    } else if (next !== undefined) {
      moveTo(next);
    } else {
      const act = acts[event.key];
      if (!act) return;
      act();
    }
    event.preventDefault();
  }

  const shareOf = (event: PointerEvent<HTMLElement>): number => {
    const box = event.currentTarget.getBoundingClientRect();
    return box.width > 0 ? Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1) : 0;
  };

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const share = shareOf(event);
    moveTo(Math.min(Math.floor(share * count), count - 1));
    if (selection) setSelection({ ...selection, end: share });
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    if (!selection) return;
    setSelection(undefined);
    const { start, end } = selection;
    if (Math.abs(end - start) * event.currentTarget.clientWidth < DRAG_PX) return;
    const instant = (share: number) => from + share * (to - from);
    zoom.show({ from: instant(Math.min(start, end)), to: instant(Math.max(start, end)) });
  }

  return (
    <div
      aria-describedby={keysId}
      aria-label={label}
      aria-orientation="horizontal"
      aria-readonly="true"
      aria-valuemax={count - 1}
      aria-valuemin={0}
      aria-valuenow={column}
      aria-valuetext={textOf(column)}
      className={styles.cursor()}
      data-part="cursor"
      onBlur={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onKeyDown={onKeyDown}
      onPointerCancel={() => setSelection(undefined)}
      onPointerDown={(event) => {
        onPointerMove(event);
        // A finger moves the cursor; a mouse or pen selects a period.
        if (event.pointerType === 'touch' || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const share = shareOf(event);
        setSelection({ start: share, end: share });
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'touch') setOpen(false);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      ref={layer}
      role="slider"
      tabIndex={0}
    >
      <VisuallyHidden id={keysId}>{labels.keys}</VisuallyHidden>
      {selection ? (
        <span
          className={styles.selection()}
          data-chrome=""
          data-part="selection"
          style={{
            left: percent(Math.min(selection.start, selection.end)),
            width: percent(Math.abs(selection.end - selection.start)),
          }}
        />
      ) : null}
      {isOpen ? (
        <>
          <span
            className={styles.needle()}
            data-chrome=""
            data-part="needle"
            style={{ left: percent(left) }}
          />
          <ChartTooltip left={left}>{tooltipOf(column)}</ChartTooltip>
        </>
      ) : null}
    </div>
  );
}

const middleOf = ({ from, to }: TimeRange) => (from + to) / 2;

/** Zooms with the wheel while Ctrl or Command is pressed, which is also what a pinch on a trackpad sends. */
function useCtrlWheel(
  layer: { readonly current: HTMLElement | null },
  onZoom: (share: number, factor: number) => void,
): void {
  const zoomLatest = useLatest(onZoom);
  useEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      // Not passive: the browser would zoom the page.
      event.preventDefault();
      const box = element.getBoundingClientRect();
      zoomLatest((event.clientX - box.left) / (box.width || 1), Math.exp(event.deltaY * WHEEL_RATE));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [layer, zoomLatest]);
}
