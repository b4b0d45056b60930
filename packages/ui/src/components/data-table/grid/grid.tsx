// biome-ignore-all lint/a11y/useSemanticElements: virtualized rows are absolutely positioned, which table elements don't support
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { RowActionsContext } from '#/components/data-table/rows/row-menu.tsx';
import { Rows } from '#/components/data-table/rows/rows.tsx';
import { SkeletonRows } from '#/components/data-table/rows/skeleton-rows.tsx';
import { contentHeight } from '#/lib/virtual-rows/index.ts';
import { Header } from './header.tsx';
import { type GridOptions, useGridLayout } from './use-grid-layout.ts';
import { useGridRows } from './use-grid-rows.ts';

interface GridProps extends GridOptions {
  loading: boolean;
  maxHeight: string;
  /** Shown instead of rows. */
  children?: ReactNode;
}

/** The scroll container with header and rows. */
export function Grid({ loading, maxHeight, children, ...options }: GridProps) {
  const { table, selectable, rowActions } = options;
  const layout = useGridLayout(options);
  const { box, grid, rows, isCards, lines, rowHeight, headerHeight, count } = layout;
  const focus = useGridRows(options, layout);
  const isBusy = loading && count === 0;
  const actions = rowActions !== undefined;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--columns': layout.template,
    minWidth: isCards ? undefined : layout.least,
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
        style={{ maxHeight, scrollPaddingBlockStart: headerHeight }}
      >
        <div
          aria-busy={isBusy}
          aria-label={table.label}
          aria-multiselectable={selectable || undefined}
          aria-rowcount={count + Number(!isCards)}
          className="ui:text-13 ui:tabular-nums"
          data-part="grid"
          {...focus.handlers}
          onPointerOver={showOverflowTitle}
          ref={grid}
          role="grid"
          style={style}
        >
          {isCards ? null : (
            <Header
              actions={actions}
              columns={table.visible}
              count={count}
              onSelectAll={focus.onSelectAll}
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
                activeRow={focus.activeRow}
                hasMenu={actions}
                height={rowHeight}
                lines={lines}
                onSelect={focus.onSelect}
                range={rows.range}
                table={table}
              />
            </RowActionsContext>
          </div>
          {isBusy ? (
            <SkeletonRows columns={table.visible} height={rowHeight} lines={lines} selectable={selectable} />
          ) : null}
        </div>
        {children}
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
