import type { DataTableColumn } from '#/components/data-table/data-table.types.ts';
import type { ColumnSpec } from '#/lib/columnar/index.ts';

/** Pixels of the columns of boxes and of menus, at the usual size of letters. */
export const SELECT_WIDTH = 38;
export const ACTIONS_WIDTH = 44;
/** What is left free at both sides of a row. */
const ROW_PADDING = 20;
const MIN_WIDTH = 112;

/** Which of the built-in columns there are. */
export interface BuiltInColumns {
  selectable: boolean;
  actions: boolean;
}

/** What an index reads: each column, and what the quick filter looks in where that is something else. */
export function columnSpecs<Row>(columns: readonly DataTableColumn<Row>[]): ColumnSpec<Row>[] {
  return columns.flatMap(({ id, accessor, kind, searchable }) => {
    const spec = { id, read: accessor, kind };
    if (typeof searchable !== 'function') return [spec];
    return [spec, { id: searchId(id), read: searchable, kind: 'text' as const }];
  });
}

/** Columns of the index in which the quick filter looks. */
export function searchColumns<Row>(columns: readonly DataTableColumn<Row>[]): string[] {
  return columns.flatMap(({ id, searchable }) => {
    if (!searchable) return [];
    return [searchable === true ? id : searchId(id)];
  });
}

/** Widths of the columns for `grid-template-columns`, and the least width of them all. */
export function gridTracks<Row>(
  columns: readonly DataTableColumn<Row>[],
  { selectable, actions }: BuiltInColumns,
) {
  const tracks: string[] = [];
  let least = ROW_PADDING;
  const add = (width: number, track: string) => {
    tracks.push(track);
    least += width;
  };
  if (selectable) add(SELECT_WIDTH, rem(SELECT_WIDTH));
  for (const { width, minWidth = MIN_WIDTH, grow = 1 } of columns) {
    if (width === undefined) add(minWidth, `minmax(${rem(minWidth)},${grow}fr)`);
    else add(width, rem(width));
  }
  if (actions) add(ACTIONS_WIDTH, rem(ACTIONS_WIDTH));
  return { template: tracks.join(' '), least: rem(least) };
}

/** Lines of a card, each with its columns; lines without one are left out. */
export function cardLines<Row>(columns: readonly DataTableColumn<Row>[]): DataTableColumn<Row>[][] {
  const lines: DataTableColumn<Row>[][] = [[], [], []];
  for (const column of columns) {
    const { priority = column.rowHeader ? 1 : 2 } = column;
    if (priority !== 'hidden') lines[priority - 1]?.push(column);
  }
  return lines.filter((line) => line.length > 0);
}

/** Pixels as a length that grows with the reader's letters. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

function searchId(id: string): string {
  return `search ${id}`;
}
