import { createContext, useContext } from 'react';
import type { DataTableControls, DataTableRows } from './state/use-data-table-model.ts';

/** What somebody has set. A part asks for nothing that depends on the type of a row. */
export const DataTableContext = createContext<DataTableControls<unknown> | undefined>(undefined);

/** What is shown now: another object whenever rows come and go. */
export const DataTableRowsContext = createContext<DataTableRows<unknown> | undefined>(undefined);

/** The table around a part, without its rows; throws outside one. */
export const useDataTable = (): DataTableControls<unknown> => requireContext(useContext(DataTableContext));

/** The rows of the table around a part, for parts that are drawn again with them; throws outside one. */
export const useDataTableRows = (): DataTableRows<unknown> =>
  requireContext(useContext(DataTableRowsContext));

function requireContext<Part>(part: Part | undefined): Part {
  if (!part) throw new Error('@unmuted/ui: a part of a table was rendered outside <DataTable>');
  return part;
}
