/** The words of DataTable. */
export type TableLabels = {};
