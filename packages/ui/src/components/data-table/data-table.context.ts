import { createContext, useContext } from 'react';
import type { DataTableModel } from './use-data-table-model.ts';

/** The table around a part. A part asks for nothing that depends on the type of a row. */
export const DataTableContext = createContext<DataTableModel<unknown> | undefined>(undefined);

/** The table around a part; throws outside one. */
export function useDataTable(): DataTableModel<unknown> {
  const table = useContext(DataTableContext);
  if (!table) throw new Error('@unmuted/ui: a part of a table was rendered outside <DataTable>');
  return table;
}
