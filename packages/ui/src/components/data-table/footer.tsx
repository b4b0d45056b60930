import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#/components/button/index.ts';
import type { RowKey } from '#/lib/columnar/index.ts';
import { useWords } from '#/provider/ui-words.tsx';
import { useDataTableRows } from './data-table.context.ts';

interface FooterProps {
  /** The rows are on their way or did not come: how many there are is not known. */
  unknown: boolean;
  bulkActions: ((selection: ReadonlySet<RowKey>) => ReactNode) | undefined;
  children: ReactNode;
}

/** How many rows there are, which of pages the pagination says, or how many are selected and what can be done with them. */
export function Footer({ unknown, bulkActions, children }: FooterProps) {
  const words = useWords('table');
  const { snapshot, selection, total } = useDataTableRows();
  const { size } = selection.selected;
  const { length } = snapshot.view;
  return (
    <div
      className="ui:flex ui:min-h-13 ui:flex-wrap ui:items-center ui:gap-x-6 ui:gap-y-2 ui:border-t ui:border-border-soft ui:px-4 ui:py-1.5 ui:text-13 ui:text-fg-muted ui:md:px-5"
      data-part="footer"
    >
      {size > 0 || total === undefined ? (
        <span
          className="ui:tabular-nums ui:data-selected:font-medium ui:data-selected:text-fg"
          data-part="count"
          data-selected={size > 0 ? '' : undefined}
        >
          {size > 0
            ? words.selectedCount(size)
            : unknown && snapshot.source.count === 0
              ? null
              : words.rowCount(length, snapshot.source.count)}
        </span>
      ) : null}
      {size > 0 ? (
        <div className="ui:ms-auto ui:flex ui:flex-wrap ui:items-center ui:gap-2" data-part="bulk-actions">
          <Button onClick={selection.clear} size="sm" variant="ghost">
            {words.clearSelection}
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

/** Tells what a question brought and what is selected; what only the rows change would be told all day. */
function SelectionAnnouncer() {
  const words = useWords('table');
  const { snapshot, selection, total } = useDataTableRows();
  const { size } = selection.selected;
  const [said, setSaid] = useState('');
  const query = useRef(snapshot.query);
  useEffect(() => {
    if (query.current === snapshot.query || total !== undefined) return;
    query.current = snapshot.query;
    setSaid(words.rowCount(snapshot.view.length, snapshot.source.count));
  }, [snapshot, words, total]);
  // The answer of somebody else comes later than the question.
  const pages = useRef(total);
  useEffect(() => {
    if (total === undefined || pages.current === total) return;
    const isFirst = pages.current === undefined;
    pages.current = total;
    if (!isFirst) setSaid(words.rowCount(total, total));
  }, [total, words]);
  const chosen = useRef(size);
  useEffect(() => {
    if (chosen.current === size) return;
    chosen.current = size;
    setSaid(words.selectedCount(size));
  }, [size, words]);
  return (
    <span className="ui:sr-only" data-part="said" role="status">
      {said}
    </span>
  );
}
