import { useMemo } from 'react';
import { Table } from '#/components/table/index.ts';
import type { ChartTableData } from './chart.types.ts';

interface ChartTableProps<Row> {
  table: ChartTableData<Row>;
  caption: string;
  label: string;
}

/** The data of a chart as a scrollable table; printed in full. */
export function ChartTable<Row>({ table, caption, label }: ChartTableProps<Row>) {
  const columns = useMemo(
    () =>
      table.columns.map(({ id, header, value, text, align = 'start', rowHeader = false }) => ({
        id,
        header,
        align,
        rowHeader,
        cell: (row: Row) => (text ? text(row) : String(value(row) ?? '')),
      })),
    [table.columns],
  );
  return (
    <section
      aria-label={label}
      className="ui:mt-4 ui:max-h-80 ui:overflow-auto ui:border-t ui:border-border-soft ui:print:max-h-none"
      data-part="table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be keyboard accessible
      tabIndex={0}
    >
      <Table caption={caption} columns={columns} density="compact" rowKey={table.rowKey} rows={table.rows} />
    </section>
  );
}
