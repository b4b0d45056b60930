import type { DataTableColumn } from '#/components/data-table/data-table.types.ts';
import type { ColumnSpec } from '#/lib/columnar/index.ts';

/** Widths of the checkbox and menu columns, in pixels at a root font size of 16 px. */
export const SELECT_WIDTH = 44;
export const ACTIONS_WIDTH = 44;
/** Inline padding of a row, both sides together. */
const ROW_PADDING = 20;
const MIN_WIDTH = 112;

/** Built-in columns of a table. */
export interface BuiltInColumns {
  selectable: boolean;
  actions: boolean;
}

/** Columns of the index: one per column, and one more for a separate search text. */
export function columnSpecs<Row>(columns: readonly DataTableColumn<Row>[]): ColumnSpec<Row>[] {
  return columns.flatMap(({ id, accessor, kind, searchable }) => {
    const spec = { id, read: accessor, kind };
    if (typeof searchable !== 'function') return [spec];
    return [spec, { id: searchId(id), read: searchable, kind: 'text' as const }];
  });
}

/** Ids of the index columns that the search matches. */
export function searchColumns<Row>(columns: readonly DataTableColumn<Row>[]): string[] {
  return columns.flatMap(({ id, searchable }) => {
    if (!searchable) return [];
    return [searchable === true ? id : searchId(id)];
  });
}

/** Column widths for `grid-template-columns`, and the minimum width of the table. */
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

/** Columns by line of a card, without empty lines. */
export function cardLines<Row>(columns: readonly DataTableColumn<Row>[]): DataTableColumn<Row>[][] {
  const lines: DataTableColumn<Row>[][] = [[], [], []];
  for (const column of columns) {
    const { priority = column.rowHeader ? 1 : 2 } = column;
    if (priority !== 'hidden') lines[priority - 1]?.push(column);
  }
  return lines.filter((line) => line.length > 0);
}

/** Converts pixels to rem, so that lengths scale with the root font size. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

function searchId(id: string): string {
  return `search ${id}`;
}
