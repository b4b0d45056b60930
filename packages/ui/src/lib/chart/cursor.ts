/**
 * Index after a key among `count` points; `undefined` for other keys. Right is always later: time runs from left to
 * right in RTL layouts too.
 */
export function moveCursor(key: string, index: number, count: number): number | undefined {
  const page = Math.max(1, Math.round(count / 10));
  const last = count - 1;
  const moves: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    PageUp: index + page,
    PageDown: index - page,
    Home: 0,
    End: last,
  };
  const next = moves[key];
  return next === undefined ? undefined : Math.min(Math.max(next, 0), last);
}

/** A cell of a grid. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

/**
 * Cell after a key in a grid; `undefined` for other keys. With `isWhole` (Control), Home and End go to the corners
 * of the grid instead of the ends of the row.
 */
export function moveInGrid(
  key: string,
  { row, column }: GridPosition,
  size: { readonly rows: number; readonly columns: number },
  isWhole = false,
): GridPosition | undefined {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const moves: Record<string, GridPosition> = {
    ArrowRight: { row, column: column + 1 },
    ArrowLeft: { row, column: column - 1 },
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    PageDown: { row: last.row, column },
    PageUp: { row: 0, column },
    Home: { row: isWhole ? 0 : row, column: 0 },
    End: { row: isWhole ? last.row : row, column: last.column },
  };
  const next = moves[key];
  return (
    next && {
      row: Math.min(Math.max(next.row, 0), last.row),
      column: Math.min(Math.max(next.column, 0), last.column),
    }
  );
}

/** Index of the point nearest to a time; points are sorted. `-1` without points. */
export function nearestPoint(points: readonly { readonly at: number }[], at: number): number {
  let low = 0;
  let high = points.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  const after = points[low];
  const before = points[low - 1];
  if (!after) return -1;
  return before && at - before.at <= after.at - at ? low - 1 : low;
}
