import { type ReactNode, useMemo, useRef } from 'react';
import { cardLines, gridTracks } from '#/components/data-table/columns/columns.ts';
import type { DataTableModel } from '#/components/data-table/state/use-data-table-model.ts';
import { useVirtualRows } from '#/lib/virtual-rows/index.ts';
import { HEADER_HEIGHT } from './header.tsx';
import { useRootFontSize } from './use-root-font-size.ts';

/** Table and layout options of a grid. */
export interface GridOptions {
  table: DataTableModel<unknown>;
  selectable: boolean;
  rowActions: ((row: unknown) => ReactNode) | undefined;
  twoLines: boolean;
  /** Height of the viewport in pixels before layout. */
  assumedHeight: number;
}

export type GridLayout = ReturnType<typeof useGridLayout>;

/** Columns, row heights and the rendered rows of a grid. */
export function useGridLayout({ table, selectable, rowActions, twoLines, assumedHeight }: GridOptions) {
  const { snapshot, visible } = table;
  const box = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const scale = useRootFontSize() / 16;
  const isCards = table.layout === 'cards';
  const lines = useMemo(() => (isCards ? cardLines(visible) : undefined), [isCards, visible]);
  const actions = rowActions !== undefined;
  const { template, least } = useMemo(
    () => gridTracks(visible, { selectable, actions }),
    [visible, selectable, actions],
  );
  const count = snapshot.view.length;
  const rowHeight = scale * heightOf(table.density[0], twoLines, lines?.length);
  const headerHeight = isCards ? 0 : scale * HEADER_HEIGHT;
  const rows = useVirtualRows({ box, content: grid, count, rowHeight, headerHeight, assumedHeight });
  return { box, grid, rows, isCards, lines, template, least, count, rowHeight, headerHeight };
}

function heightOf(density: 'comfortable' | 'compact', twoLines: boolean, cardLineCount: number | undefined) {
  if (cardLineCount !== undefined) return 28 + cardLineCount * 24;
  if (density === 'compact') return 40;
  return twoLines ? 52 : 48;
}
