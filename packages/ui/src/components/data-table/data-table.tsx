import type { ReactNode } from 'react';
import { cx } from '#/lib/tv.ts';
import { DataTableContext, DataTableRowsContext } from './data-table.context.ts';
import type { DataTableProps } from './data-table.types.ts';
import { Footer } from './footer.tsx';
import { Grid } from './grid/grid.tsx';
import { NewRowsButton } from './rows/new-rows-button.tsx';
import { TableState } from './rows/table-state.tsx';
import { rootProps } from './state/root-props.ts';
import {
  type DataTableControls,
  type DataTableRows,
  useDataTableModel,
} from './state/use-data-table-model.ts';
import { Toolbar } from './toolbar/toolbar.tsx';

const MAX_HEIGHT = 'min(44rem, 80dvh)';

/**
 * An interactive data grid. It sorts, filters and selects 100,000 rows on the client, has a single tab stop, keeps the scroll
 * position while rows are added and removed, and becomes a list of cards on phones. Sort, search, filters, hidden columns,
 * density, selection and freeze can each be controlled or uncontrolled. For a few static rows, use `Table`.
 *
 * @example
 * const columns: DataTableColumn<Listener>[] = [
 *   { id: 'place', header: 'Place', accessor: (listener) => listener.city, rowHeader: true, searchable: true },
 *   { id: 'since', header: 'Since', accessor: (listener) => listener.startTime, align: 'end', firstDirection: 'desc' },
 * ];
 *
 * <DataTable
 *   label="Listeners"
 *   columns={columns}
 *   rows={listeners}
 *   rowKey={(listener) => listener.id}
 *   sort={search.sort}
 *   onSortChange={(sort) => navigate({ search: { sort } })}
 *   toolbar={<DataTableSearch placeholder="City" />}
 *   tools={<DataTableColumns />}
 *   rowActions={(listener) => <DropdownMenuItem onSelect={() => kick(listener)}>Disconnect</DropdownMenuItem>}
 * />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const model = useDataTableModel(props);
  // The parts are independent of the row type: they only pass rows to the caller's functions.
  const controls = model.controls as unknown as DataTableControls<unknown>;
  const shown = model.shown as unknown as DataTableRows<unknown>;
  const { rowActions, bulkActions, selectable = false, loading = false, failed, empty } = props;
  return (
    <DataTableContext value={controls}>
      <DataTableRowsContext value={shown}>
        <div
          data-density={controls.density[0]}
          data-layout={controls.layout}
          data-ui="data-table"
          {...rootProps(props)}
          className={cx('ui:flex ui:min-w-0 ui:flex-col ui:text-14 ui:text-fg', props.className)}
        >
          <Toolbar tools={props.tools}>{props.toolbar}</Toolbar>
          <div className="ui:relative ui:min-w-0" data-part="rows">
            <NewRowsButton />
            <Grid
              assumedHeight={props.assumedHeight ?? 640}
              loading={loading && !failed}
              maxHeight={props.maxHeight ?? MAX_HEIGHT}
              rowActions={rowActions as ((row: unknown) => ReactNode) | undefined}
              selectable={selectable}
              table={{ ...controls, ...shown }}
              twoLines={props.twoLines ?? false}
            >
              <TableState empty={empty} failed={failed} loading={loading} />
            </Grid>
          </div>
          <Footer bulkActions={bulkActions} unknown={loading || failed !== undefined}>
            {props.footer}
          </Footer>
        </div>
      </DataTableRowsContext>
    </DataTableContext>
  );
}
