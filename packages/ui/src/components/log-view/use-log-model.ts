import { useMemo, useState } from 'react';
import { columnsOf, createLineCache, filterLines, levelOf, lowerBound, rowStarts } from './log-index.ts';
import type { LogLevel, LogLine } from './log-view.types.ts';

/** The displayed lines and their rows. */
export interface LogModel {
  lines: readonly LogLine[];
  /** Indexes of the displayed lines. */
  view: readonly number[];
  /** Number of lines of each level. */
  counts: Readonly<Record<LogLevel, number>>;
  /** First display row of a line, by its position in the view; at its length the total number of rows. */
  rowOf: (at: number) => number;
  /** Position in the view of the line at a display row. */
  lineAtRow: (row: number) => number;
}

interface LogModelOptions {
  lines: readonly LogLine[];
  levels: readonly LogLevel[];
  /** Columns at which lines wrap; `undefined` when they don't. */
  columns: number | undefined;
}

/** Filters lines and computes their rows; per line only once. */
export function useLogModel({ lines, levels, columns }: LogModelOptions): LogModel {
  const [cachedLevels] = useState(() => createLineCache(levelOf));
  const [cachedColumns] = useState(() => createLineCache(({ text }) => columnsOf(text)));
  const filtered = useMemo(() => {
    const levelsOfLines = cachedLevels(lines);
    const counts = { info: 0, warn: 0, error: 0 };
    for (const level of levelsOfLines) counts[level] += 1;
    return { counts, view: filterLines(levelsOfLines, levels) };
  }, [cachedLevels, lines, levels]);
  const { view, counts } = filtered;
  const starts = useMemo(
    () => (columns === undefined ? undefined : rowStarts(view, cachedColumns(lines), columns)),
    [view, lines, columns, cachedColumns],
  );
  return useMemo(
    () => ({
      lines,
      view,
      counts,
      rowOf: (at) => (starts ? (starts[at] ?? starts.at(-1) ?? 0) : at),
      lineAtRow: (row) =>
        starts ? Math.max(0, lowerBound(starts, row + 1) - 1) : Math.min(row, Math.max(0, view.length - 1)),
    }),
    [lines, view, counts, starts],
  );
}
