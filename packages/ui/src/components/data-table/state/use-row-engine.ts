import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { columnSpecs, searchColumns } from '#/components/data-table/columns/columns.ts';
import type { DataTableColumn, DataTableProps } from '#/components/data-table/data-table.types.ts';
import { naturalCompare, type Query, RowEngine, type RowKey, type RowSource } from '#/lib/columnar/index.ts';
import { useUi } from '#/provider/ui-provider.tsx';

interface RowEngineOptions<Row> {
  columns: readonly DataTableColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  source: RowSource<Row>;
  query: Query;
  frozen: boolean;
  /** Told the keys of rows that are gone. */
  onRowsRemoved: (keys: RowKey[]) => void;
}

/** An engine over the rows, and what it has to show. */
export function useRowEngine<Row>({
  columns,
  rowKey,
  source,
  query,
  frozen,
  onRowsRemoved,
}: RowEngineOptions<Row>) {
  const { locale } = useUi();
  const create = () => {
    const compare = naturalCompare(locale);
    const engine = new RowEngine({ columns: columnSpecs(columns), compare, keyOf: rowKey, source, query });
    return { locale, engine };
  };
  const [current, setHeld] = useState(create);
  // Another language has another order of letters.
  if (current.locale !== locale) setHeld(create());
  const { engine } = current;

  // Before the next picture, so that small tables never show rows that no longer hold.
  useLayoutEffect(() => {
    engine.onRowsRemoved = onRowsRemoved;
    engine.addColumns(columnSpecs(columns));
    engine.setFrozen(frozen);
    engine.setSource(source);
    engine.setQuery(query);
  }, [engine, onRowsRemoved, columns, frozen, source, query]);

  useEffect(() => runWhenIdle(() => engine.prepare(searchColumns(columns))), [engine, columns]);

  return [engine, useSyncExternalStore(engine.subscribe, engine.getSnapshot, engine.getSnapshot)] as const;
}

/** The rows of a table as an engine takes them. */
export function useRowSource<Row>({ rows, rowCount, getRow }: DataTableProps<Row>): RowSource<Row> {
  return useMemo(() => {
    if (rows) return { count: rows.length, getRow: (row: number) => rows[row] as Row, rows };
    // The types ask for both or neither.
    return { count: rowCount ?? 0, getRow: getRow as (row: number) => Row };
  }, [rows, rowCount, getRow]);
}

/** Starts something when the browser has nothing to do; gives a function that stops it. */
function runWhenIdle(start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const run = () => {
    stop = start();
  };
  // Safari has no idle callback.
  const isAsked = typeof requestIdleCallback === 'function';
  const id = isAsked ? requestIdleCallback(run) : window.setTimeout(run, 200);
  return () => {
    if (isAsked) cancelIdleCallback(id);
    else window.clearTimeout(id);
    stop?.();
  };
}
