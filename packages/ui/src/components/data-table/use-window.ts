import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePainted } from '#/lib/use-painted.ts';
import { FEW } from './use-plain-rows.ts';
import { type Geometry, offsetOf, offsetShowing, type Range, rangeAt, scrollFor } from './windowing.ts';

interface WindowOptions {
  /** The element that scrolls. */
  box: RefObject<HTMLDivElement | null>;
  /** What it scrolls. */
  content: RefObject<HTMLDivElement | null>;
  /** Rows and their height. */
  count: number;
  rowHeight: number;
  /** Height of the head, which covers the rows that pass below it. */
  headHeight: number;
  /** Height that the box has at most, in CSS. */
  maxHeight: string;
  /** Height of the box until one is measured, and where nothing can be measured. */
  assumedHeight: number;
  /** Told of every other range that the reader scrolls to, and whether it passes too fast to be read. */
  onRange: (before: Range, after: Range, isFast: boolean) => void;
}

/** By more rows than this from one frame to the next. */
const FAST_ROWS = 2;
/** Scrolls that are further apart are no longer one movement, in milliseconds. */
const APART = 100;

/** Which rows are drawn, and what scrolls to others. */
export interface WindowModel {
  range: Range;
  geometry: Geometry;
  /** Whether the box begins as one whose rows are wider than it; from then on it carries the mark by itself. */
  isWide: boolean;
  /** For the box. */
  onScroll: () => void;
  /** Where the scrollbar was when it was last seen; the browser may have moved it since, when rows went. */
  scrolled: () => number;
  /** Puts the rows at an offset. */
  scrollTo: (offset: number) => void;
  /** Draws a row and moves least to show it whole. */
  reveal: (row: number) => void;
}

/** What the last full box of a greatest height measured: the next one is most likely as high, and need not be drawn twice. */
const lastHeights = new Map<string, number>();

/**
 * How much of the rows of the last box of a greatest height was above the lower edge of the browser's window: what is below it
 * is drawn once the rest is painted.
 */
const lastInView = new Map<string, number>();

/** Whether the rows of the last box of a greatest height were wider than it. */
const lastWide = new Map<string, boolean>();

/** Height to begin with. */
export const expectedHeight = ({
  maxHeight,
  assumedHeight,
}: Pick<WindowOptions, 'maxHeight' | 'assumedHeight'>) => lastHeights.get(maxHeight) ?? assumedHeight;

/** A window over rows in a box that scrolls by itself. */
export function useWindow({
  box,
  content,
  count,
  rowHeight,
  headHeight,
  maxHeight,
  assumedHeight,
  onRange,
}: WindowOptions): WindowModel {
  const [height, setHeight] = useState(() => expectedHeight({ maxHeight, assumedHeight }));
  const [top, setTop] = useState(0);
  const seen = useRef(0);
  const geometry = { count, rowHeight, viewport: Math.max(rowHeight, height - headHeight) };
  const [isWide] = useState(() => lastWide.get(maxHeight) ?? false);
  const [inView] = useState(() => (count > FEW ? lastInView.get(maxHeight) : undefined));
  const isPainted = usePainted(inView !== undefined);
  const whole = rangeAt(geometry, top);
  const range = isPainted ? whole : upTo(whole, Math.ceil((inView ?? 0) / rowHeight));

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientHeight, clientWidth, scrollHeight, scrollWidth } = element;
      const isWider = scrollWidth > clientWidth;
      element.toggleAttribute('data-wide', isWider);
      lastWide.set(maxHeight, isWider);
      // Where there is no layout the height is 0, and the assumed one stays.
      if (clientHeight === 0) return;
      // Few rows leave it lower than it may be.
      if (scrollHeight > clientHeight) lastHeights.set(maxHeight, clientHeight);
      setHeight(clientHeight);
    };
    measure();
    const observer = new ResizeObserver(() => {
      measure();
      const above = globalThis.innerHeight - element.getBoundingClientRect().top;
      lastInView.set(maxHeight, above - headHeight);
    });
    observer.observe(element);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [box, content, maxHeight, headHeight]);

  const settle = (next: number, draw: (update: () => void) => void, isFast = false) => {
    seen.current = next;
    const after = rangeAt(geometry, next);
    if (isSame(after, range)) return;
    draw(() => {
      setTop(next);
      onRange(range, after, isFast);
    });
  };
  const isFast = usePace(FAST_ROWS * rowHeight);
  const scrollTo = (offset: number, draw: (update: () => void) => void) => {
    const next = scrollFor(geometry, offset);
    if (box.current) box.current.scrollTop = next;
    settle(next, draw);
  };
  return {
    range,
    geometry,
    isWide,
    // In the same frame as the scroll: later there would be a gap where rows should be.
    onScroll: () => {
      const next = box.current?.scrollTop ?? 0;
      settle(next, flushSync, isFast(next - seen.current));
    },
    scrolled: () => seen.current,
    scrollTo: (offset) => scrollTo(offset, (update) => update()),
    reveal: (row) => {
      const offset = offsetOf(geometry, seen.current);
      const next = offsetShowing(geometry, offset, row);
      if (next !== offset) scrollTo(next, flushSync);
    },
  };
}

/** Whether a movement goes on by more than so many pixels a frame. Its first frame is none: that may be a jump to be read. */
function usePace(limit: number): (distance: number) => boolean {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, wasFar: false });
  return (distance) => {
    const at = performance.now();
    const { at: before, wasFar } = last.current;
    const isFar = Math.abs(distance) > limit;
    last.current = { at, wasFar: isFar };
    return isFar && wasFar && at - before < APART;
  };
}

/** Never without a row: the keyboard comes into the table by one. */
function upTo(range: Range, rows: number): Range {
  return { ...range, last: Math.min(range.last, Math.max(1, rows)) };
}

function isSame(one: Range, other: Range): boolean {
  return one.first === other.first && one.last === other.last && one.shift === other.shift;
}
