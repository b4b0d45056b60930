import { screen } from '@testing-library/react';
import { DataTable, type DataTableColumn, type DataTableProps } from '#/components/data-table/index.ts';

/** A listener with the fields that tests need. */
export interface Listener {
  id: number;
  city: string;
  client: string;
  /** Minutes; `null` when unknown. */
  minutes: number | null;
}

export const listeners: Listener[] = [
  { id: 1, city: 'Galway', client: 'Sonos', minutes: 401 },
  { id: 2, city: 'Cork', client: 'VLC', minutes: 204 },
  { id: 3, city: 'Málaga', client: 'Sonos', minutes: 4 },
  { id: 4, city: 'Dublin', client: 'VLC', minutes: 45 },
];

export const columns: DataTableColumn<Listener>[] = [
  {
    id: 'place',
    header: 'Place',
    accessor: (row) => row.city,
    rowHeader: true,
    hideable: false,
    searchable: true,
  },
  {
    id: 'client',
    header: 'Client',
    accessor: (row) => row.client,
    searchable: true,
    filter: { kind: 'values' },
  },
  {
    id: 'minutes',
    header: 'Listening',
    accessor: (row) => row.minutes,
    kind: 'number',
    align: 'end',
    firstDirection: 'desc',
    filter: { kind: 'range', options: [{ label: 'Over 1 h', min: 60 }] },
  },
];

/** Creates listeners from "City 0". */
export function many(count: number): Listener[] {
  return Array.from({ length: count }, (_, id) => ({ id, city: `City ${id}`, client: 'VLC', minutes: id }));
}

type Extra = Partial<Omit<DataTableProps<Listener>, 'rows' | 'rowCount' | 'getRow'>> & { rows?: Listener[] };

/** A table of listeners. */
export function exampleTable({ rows = listeners, ...extra }: Extra = {}) {
  return <DataTable columns={columns} label="Listeners" rowKey={({ id }) => id} rows={rows} {...extra} />;
}

/** Text of the first column, top to bottom, of the rendered rows. */
export function cities(): (string | null)[] {
  return screen
    .queryAllByRole('rowheader')
    .sort((a, b) => rowOf(a) - rowOf(b))
    .map((cell) => cell.textContent);
}

function rowOf(cell: Element): number {
  return Number(cell.closest('[data-row]')?.getAttribute('data-row'));
}
