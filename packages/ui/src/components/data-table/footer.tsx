import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#/components/button/index.ts';
import { formatNumber } from '#/components/quantity/format-number.ts';
import type { RowKey } from '#/lib/columnar/index.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { useDataTableRows } from './data-table.context.ts';

interface FooterProps {
  /** The number of rows is unknown: they are loading or failed to load. */
  unknown: boolean;
  bulkActions: ((selection: ReadonlySet<RowKey>) => ReactNode) | undefined;
  children: ReactNode;
}

/** The row count, or the selected count with its bulk actions. With pagination, the caller shows the count. */
export function Footer({ unknown, bulkActions, children }: FooterProps) {
  const labels = useLabelGroup('table');
  const countOf = useCount();
  const rowCountOf = useRowCount();
  const { snapshot, selection, total } = useDataTableRows();
  const { size } = selection.selected;
  const { length } = snapshot.view;
  return (
    <div
      // Its line covers that of the last row.
      className="ui:relative ui:-mt-px ui:flex ui:min-h-13 ui:flex-wrap ui:items-center ui:gap-x-6 ui:gap-y-2 ui:border-t ui:border-border-soft ui:px-4 ui:py-1.5 ui:text-13 ui:text-fg-muted ui:md:px-5"
      data-part="footer"
    >
      {size > 0 || total === undefined ? (
        <span
          className="ui:tabular-nums ui:data-selected:font-medium ui:data-selected:text-fg"
          data-part="count"
          data-selected={size > 0 ? '' : undefined}
        >
          {size > 0
            ? labels.selectedCount(...countOf(size))
            : unknown && snapshot.source.count === 0
              ? null
              : rowCountOf(length, snapshot.source.count)}
        </span>
      ) : null}
      {size > 0 ? (
        <div className="ui:ms-auto ui:flex ui:flex-wrap ui:items-center ui:gap-2" data-part="bulk-actions">
          <Button onClick={selection.clear} size="sm" variant="ghost">
            {labels.clearSelection}
          </Button>
          {bulkActions?.(selection.selected)}
        </div>
      ) : (
        children
      )}
      <SelectionAnnouncer />
    </div>
  );
}

/** "24 of 137 rows". */
function useRowCount() {
  const { rowCount } = useLabelGroup('table');
  const { locale } = useUi();
  return useCallback(
    (shown: number, total: number) => {
      const texts = { shown: formatNumber(locale, shown), total: formatNumber(locale, total) };
      return rowCount(shown, total, texts);
    },
    [rowCount, locale],
  );
}

/** Announces the result of a query and the selection. Live updates are not announced. */
function SelectionAnnouncer() {
  const labels = useLabelGroup('table');
  const countOf = useCount();
  const rowCountOf = useRowCount();
  const { snapshot, selection, total } = useDataTableRows();
  const { size } = selection.selected;
  const [announcement, setAnnouncement] = useState('');
  const query = useRef(snapshot.query);
  useEffect(() => {
    if (query.current === snapshot.query || total !== undefined) return;
    query.current = snapshot.query;
    setAnnouncement(rowCountOf(snapshot.view.length, snapshot.source.count));
  }, [snapshot, rowCountOf, total]);
  // Server-side results arrive after the query.
  const pages = useRef(total);
  useEffect(() => {
    if (total === undefined || pages.current === total) return;
    const isFirst = pages.current === undefined;
    pages.current = total;
    if (!isFirst) setAnnouncement(rowCountOf(total, total));
  }, [total, rowCountOf]);
  const selected = useRef(size);
  useEffect(() => {
    if (selected.current === size) return;
    selected.current = size;
    setAnnouncement(labels.selectedCount(...countOf(size)));
  }, [size, labels, countOf]);
  return (
    <span className="ui:sr-only" data-part="status" role="status">
      {announcement}
    </span>
  );
}
