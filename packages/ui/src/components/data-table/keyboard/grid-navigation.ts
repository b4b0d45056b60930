import type { Direction } from '#/provider/ui-provider.tsx';

/** A cell position. Row −1 is the header. */
export interface CellPosition {
  row: number;
  column: number;
}

/** Bounds of the grid for keyboard navigation. */
export interface GridBounds {
  /** Number of body rows. */
  rows: number;
  /** Number of columns, including checkboxes and menus. */
  columns: number;
  /** The header is reachable as row −1. */
  hasHeader: boolean;
  /** Rows per Page Up or Page Down. */
  page: number;
  dir: Direction;
}

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Target of a navigation key; `undefined` for other keys. WAI-ARIA APG, "Grid Pattern", without wrapping. */
export function nextCellPosition(
  pressed: Pressed,
  { row, column }: CellPosition,
  shape: GridBounds,
): CellPosition | undefined {
  if (pressed.altKey) return undefined;
  const top = shape.hasHeader ? -1 : 0;
  const bottom = shape.rows - 1;
  const end = shape.columns - 1;
  const toEnds = pressed.ctrlKey || pressed.metaKey;
  const goTo = (nextRow: number, nextColumn: number) => ({
    row: clamp(nextRow, top, Math.max(top, bottom)),
    column: clamp(nextColumn, 0, end),
  });
  const onward = shape.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (pressed.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return goTo(row, column + (pressed.key === onward ? 1 : -1));
    case 'ArrowUp':
      return goTo(row - 1, column);
    case 'ArrowDown':
      return goTo(row + 1, column);
    case 'PageUp':
      return goTo(Math.max(0, row - shape.page), column);
    case 'PageDown':
      return goTo(row + shape.page, column);
    case 'Home':
      return goTo(toEnds ? 0 : row, 0);
    case 'End':
      return goTo(toEnds ? bottom : row, end);
    default:
      return undefined;
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
