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
  /** Called with the keys of removed rows. */
  onRowsRemoved: (keys: RowKey[]) => void;
}

/** A row engine and its current snapshot. */
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
  // The sort order depends on the locale.
  if (current.locale !== locale) setHeld(create());
  const { engine } = current;

  // Before paint, so that small tables never show outdated rows.
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

/** Row source of a table. */
export function useRowSource<Row>({ rows, rowCount, getRow }: DataTableProps<Row>): RowSource<Row> {
  return useMemo(() => {
    if (rows) return { count: rows.length, getRow: (row: number) => rows[row] as Row, rows };
    // The types require both or neither.
    return { count: rowCount ?? 0, getRow: getRow as (row: number) => Row };
  }, [rows, rowCount, getRow]);
}

/** Runs a function when the browser is idle; returns a function that cancels it. */
function runWhenIdle(start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const run = () => {
    stop = start();
  };
  // Safari has no `requestIdleCallback`.
  const usesIdleCallback = typeof requestIdleCallback === 'function';
  const id = usesIdleCallback ? requestIdleCallback(run) : window.setTimeout(run, 200);
  return () => {
    if (usesIdleCallback) cancelIdleCallback(id);
    else window.clearTimeout(id);
    stop?.();
  };
}
