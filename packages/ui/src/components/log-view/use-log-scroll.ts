import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { offsetFromScroll, useVirtualRows, type VirtualRows } from '#/lib/virtual-rows/index.ts';
import { lowerBound } from './log-index.ts';
import type { LogLine } from './log-view.types.ts';
import { ROW_HEIGHT } from './log-view.variants.ts';
import type { LogModel } from './use-log-model.ts';

/** Height until the box is measured, and where layout is unavailable. */
const ASSUMED_HEIGHT = 384;

/** Scrolling of a log. */
export interface LogScroll {
  rows: VirtualRows;
  /** The log stays at its end while lines are added. */
  following: boolean;
  /** Number of displayed lines since the user scrolled away from the end. */
  newCount: number;
  onScroll: () => void;
  /** Scrolls to the end and follows it. */
  jump: () => void;
  /** Scrolls a line into view, by its position in the view. */
  reveal: (at: number) => void;
}

/** Follows the end until the user scrolls up; from then on the first visible line stays in place. */
export function useLogScroll(
  box: RefObject<HTMLDivElement | null>,
  content: RefObject<HTMLDivElement | null>,
  model: LogModel,
  defaultFollow: boolean,
): LogScroll {
  const { view, lines, rowOf, lineAtRow } = model;
  const [following, setFollowing] = useState(defaultFollow);
  const [lastSeen, setLastSeen] = useState<LogLine>();
  const anchor = useRef<{ line: LogLine; row: number } | undefined>(undefined);
  const count = rowOf(view.length);
  const rows = useVirtualRows({
    box,
    content,
    count,
    rowHeight: ROW_HEIGHT,
    headerHeight: 0,
    assumedHeight: ASSUMED_HEIGHT,
  });
  const { viewport } = rows.geometry;
  const end = Math.max(0, count * ROW_HEIGHT - viewport);

  const remember = () => {
    const at = lineAtRow(Math.floor(offsetFromScroll(rows.geometry, rows.scrolled()) / ROW_HEIGHT));
    const line = lines[view[at] ?? -1];
    anchor.current = line && { line, row: rowOf(at) };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change, not when functions do
  useLayoutEffect(() => {
    const before = anchor.current;
    if (following) rows.scrollTo(end);
    else if (before && rows.scrolled() > 0) {
      const at = lowerBound(view, lines.indexOf(before.line));
      const moved = rowOf(at) - before.row;
      if (moved !== 0) {
        rows.scrollTo(Math.max(0, offsetFromScroll(rows.geometry, rows.scrolled()) + moved * ROW_HEIGHT));
      }
    }
    remember();
  }, [view, count, viewport, following]);

  return {
    rows,
    following,
    newCount: following ? 0 : newLineCount(model, lastSeen),
    onScroll: () => {
      rows.onScroll();
      remember();
      const isAtEnd = offsetFromScroll(rows.geometry, rows.scrolled()) >= end - ROW_HEIGHT / 2;
      if (isAtEnd === following) return;
      setFollowing(isAtEnd);
      setLastSeen(lines.at(-1));
    },
    jump: () => setFollowing(true),
    reveal: (at) => {
      // The first row last: of a line that is taller than the box, the beginning is shown.
      rows.reveal(Math.max(0, rowOf(at + 1) - 1));
      rows.reveal(rowOf(at));
    },
  };
}

function newLineCount({ view, lines }: LogModel, lastSeen: LogLine | undefined): number {
  if (!lastSeen) return 0;
  return view.length - lowerBound(view, lines.lastIndexOf(lastSeen) + 1);
}
