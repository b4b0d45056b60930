import { createContext, useContext } from 'react';
import type { DataTableControls, DataTableRows } from './state/use-data-table-model.ts';

/** State and actions that don't depend on the row type. Stable while rows change. */
export const DataTableContext = createContext<DataTableControls<unknown> | undefined>(undefined);

/** Current rows. Changes with every update of the rows. */
export const DataTableRowsContext = createContext<DataTableRows<unknown> | undefined>(undefined);

/** Controls of the nearest `DataTable`; throws outside one. */
export const useDataTable = (): DataTableControls<unknown> => requireContext(useContext(DataTableContext));

/** Rows of the nearest `DataTable`, for parts that re-render with them; throws outside one. */
export const useDataTableRows = (): DataTableRows<unknown> =>
  requireContext(useContext(DataTableRowsContext));

function requireContext<Part>(part: Part | undefined): Part {
  if (!part) throw new Error('@unmuted/ui: a part of a table was rendered outside <DataTable>');
  return part;
}
