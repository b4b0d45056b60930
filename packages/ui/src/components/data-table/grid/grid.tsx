// biome-ignore-all lint/a11y/useSemanticElements: virtualized rows are absolutely positioned, which table elements don't support
import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cardLines, gridTracks } from '#/components/data-table/columns/columns.ts';
import { useGridFocus } from '#/components/data-table/keyboard/use-grid-focus.ts';
import { RowActionsContext } from '#/components/data-table/rows/row-menu.tsx';
import { Rows } from '#/components/data-table/rows/rows.tsx';
import { SkeletonRows } from '#/components/data-table/rows/skeleton-rows.tsx';
import { keyAt, placeOf } from '#/components/data-table/selection/selection.ts';
import type { DataTableModel } from '#/components/data-table/state/use-data-table-model.ts';
import { useScrollAnchor } from '#/components/data-table/virtual/use-scroll-anchor.ts';
import { useVirtualRows } from '#/components/data-table/virtual/use-virtual-rows.ts';
import { contentHeight, pageSize } from '#/components/data-table/virtual/virtual-range.ts';
import type { RowKey } from '#/lib/columnar/index.ts';
import { useLatest } from '#/lib/use-latest.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { HEADER_HEIGHT, Header } from './header.tsx';
import { useRootFontSize } from './use-root-font-size.ts';

interface GridProps {
  table: DataTableModel<unknown>;
  selectable: boolean;
  rowActions: ((row: unknown) => ReactNode) | undefined;
  twoLines: boolean;
  loading: boolean;
  maxHeight: string;
  assumedHeight: number;
  /** Shown instead of rows. */
  children?: ReactNode;
}

/** The scroll container with header and rows. */
export function Grid(props: GridProps) {
  const { table, selectable, rowActions, loading } = props;
  const { snapshot, visible, rowKey, engine } = table;
  const { dir } = useUi();
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
  const rowHeight = scale * heightOf(table.density[0], props.twoLines, lines?.length);
  const rows = useVirtualRows({
    box,
    content: grid,
    count,
    rowHeight,
    headerHeight: isCards ? 0 : scale * HEADER_HEIGHT,
    assumedHeight: props.assumedHeight,
  });
  const [activeKey, setActiveKey] = useState<RowKey>();
  const activeRow = useMemo(
    () => (activeKey === undefined ? undefined : placeOf(snapshot, activeKey, rowKey)),
    [snapshot, activeKey, rowKey],
  );
  const onSelect = useLatest(table.selection.toggle);
  const onSelectAll = useLatest(table.selection.toggleAll);
  const shown = lines ? lines.flat().length : visible.length;
  const focus = useGridFocus({
    grid,
    activeRow,
    reveal: rows.reveal,
    onRow: (row) => setActiveKey(row < 0 ? undefined : keyAt(snapshot, row, rowKey)),
    onSelect: selectable ? onSelect : undefined,
    onSelectAll: () => table.selection.state === 'all' || onSelectAll(),
    shape: {
      rows: count,
      columns: shown + Number(selectable) + Number(rowActions !== undefined),
      hasHeader: !isCards,
      page: pageSize(rows.geometry),
      dir,
    },
  });
  useScrollAnchor(snapshot, rowKey, rows);
  useLayoutEffect(() => {
    // Don't move rows while the user has scrolled or has focus in a row.
    engine.isReading = () =>
      // A page is replaced as a whole.
      table.total === undefined &&
      (rows.scrolled() > 0 ||
        document.activeElement?.closest('[data-row]:not([data-row="-1"])')?.closest('[role="grid"]') ===
          grid.current);
  });

  const isBusy = loading && count === 0;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--columns': template,
    minWidth: isCards ? undefined : least,
  };
  const boxStyle = {
    maxHeight: props.maxHeight,
    scrollPaddingBlockStart: isCards ? 0 : HEADER_HEIGHT * scale,
  };
  return (
    <>
      {count > 0 ? <RowLines height={rowHeight} /> : null}
      <div
        className="ui:relative ui:overflow-auto ui:overscroll-x-contain"
        data-part="box"
        onScroll={(event) => {
          event.currentTarget.toggleAttribute('data-scrolled', event.currentTarget.scrollLeft !== 0);
          rows.onScroll();
        }}
        ref={box}
        style={boxStyle}
      >
        <div
          aria-busy={isBusy}
          aria-label={table.label}
          aria-multiselectable={selectable || undefined}
          aria-rowcount={count + Number(!isCards)}
          className="ui:text-13 ui:tabular-nums"
          data-part="grid"
          onBlur={focus.onBlur}
          onFocus={focus.onFocus}
          onKeyDown={focus.onKeyDown}
          onPointerOver={showOverflowTitle}
          ref={grid}
          role="grid"
          style={style}
        >
          {isCards ? null : (
            <Header
              actions={actions}
              columns={visible}
              count={count}
              onSelectAll={selectable ? onSelectAll : undefined}
              selected={table.selection.state}
              sort={table.sort}
            />
          )}
          <div
            className="ui:relative"
            data-part="body"
            role="rowgroup"
            style={{ height: contentHeight(rows.geometry) }}
          >
            <RowActionsContext value={rowActions}>
              <Rows
                activeRow={activeRow}
                hasMenu={actions}
                height={rowHeight}
                lines={lines}
                onSelect={selectable ? onSelect : undefined}
                range={rows.range}
                table={table}
              />
            </RowActionsContext>
          </div>
          {isBusy ? (
            <SkeletonRows columns={visible} height={rowHeight} lines={lines} selectable={selectable} />
          ) : null}
        </div>
        {props.children}
      </div>
    </>
  );
}

/** Shows the full text of a truncated cell as its native tooltip. Checked on hover, since it reads layout. */
function showOverflowTitle({ target }: PointerEvent<HTMLElement>): void {
  const cell =
    target instanceof Element ? target.closest<HTMLElement>('[role="row"] > *, [data-stop]') : null;
  if (!cell) return;
  const isTruncated = [cell, ...cell.children].some((part) => part.scrollWidth > part.clientWidth);
  cell.title = isTruncated ? (cell.textContent ?? '') : '';
}

/**
 * Row borders, visible when a fast scroll outruns rendering. They lie behind the scroll container: as a background of the
 * scrolled content they would repaint every frame.
 */
function RowLines({ height }: { height: number }) {
  const style: CSSProperties & Record<`--${string}`, string> = { '--row': `${height}px` };
  return (
    <div
      aria-hidden="true"
      className="ui:absolute ui:inset-0 ui:bg-[linear-gradient(to_top,var(--ui-border-soft)_1px,transparent_1px)] ui:bg-size-[100%_var(--row)]"
      data-part="lines"
      style={style}
    />
  );
}

function heightOf(density: 'comfortable' | 'compact', twoLines: boolean, cardLineCount: number | undefined) {
  if (cardLineCount !== undefined) return 28 + cardLineCount * 24;
  if (density === 'compact') return 40;
  return twoLines ? 52 : 48;
}
