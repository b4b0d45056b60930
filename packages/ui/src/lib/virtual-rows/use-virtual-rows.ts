import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  offsetFromScroll,
  offsetToReveal,
  type RowGeometry,
  type RowRange,
  rangeAt,
  scrollFromOffset,
} from './virtual-range.ts';

interface VirtualRowsOptions {
  /** The scroll container. */
  box: RefObject<HTMLDivElement | null>;
  /** The scrolled content. */
  content: RefObject<HTMLDivElement | null>;
  /** Number of rows, and the height of each in pixels. */
  count: number;
  rowHeight: number;
  /** Height of the sticky header, which covers the rows below it. */
  headerHeight: number;
  /** Viewport height until the container is measured, and where layout is unavailable. */
  assumedHeight: number;
}

/** The rendered range of rows, and functions that scroll to other rows. */
export interface VirtualRows {
  range: RowRange;
  geometry: RowGeometry;
  /** Scroll handler of the container. */
  onScroll: () => void;
  /** Last handled scroll position. The browser may have changed `scrollTop` since, after rows were removed. */
  scrolled: () => number;
  /** Scrolls the rows to an offset in pixels. */
  scrollTo: (offset: number) => void;
  /** Renders a row and scrolls it into view, by the shortest distance. */
  reveal: (row: number) => void;
}

/** Virtualizes rows of a fixed height inside a scroll container. */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const { box, content, count, rowHeight, headerHeight, assumedHeight } = options;
  const [height, setHeight] = useState(assumedHeight);
  const [top, setTop] = useState(0);
  const scrollTop = useRef(0);
  const geometry = { count, rowHeight, viewport: Math.max(rowHeight, height - headerHeight) };
  const range = rangeAt(geometry, top);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      element.toggleAttribute('data-wide', element.scrollWidth > element.clientWidth);
      // The height is 0 where there is no layout, such as in jsdom.
      if (element.clientHeight > 0) setHeight(element.clientHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [box, content]);

  const update = (next: number, render: (commit: () => void) => void) => {
    scrollTop.current = next;
    if (!isSame(rangeAt(geometry, next), range)) render(() => setTop(next));
  };
  const scrollTo = (offset: number, render: (commit: () => void) => void) => {
    const next = scrollFromOffset(geometry, offset);
    if (box.current) box.current.scrollTop = next;
    update(next, render);
  };
  return {
    range,
    geometry,
    // Synchronous: otherwise a frame would show a gap where rows belong.
    onScroll: () => update(box.current?.scrollTop ?? 0, flushSync),
    scrolled: () => scrollTop.current,
    scrollTo: (offset) => scrollTo(offset, (commit) => commit()),
    reveal: (row) => {
      const offset = offsetFromScroll(geometry, scrollTop.current);
      const next = offsetToReveal(geometry, offset, row);
      if (next !== offset) scrollTo(next, flushSync);
    },
  };
}

function isSame(one: RowRange, other: RowRange): boolean {
  return one.first === other.first && one.last === other.last && one.shift === other.shift;
}
