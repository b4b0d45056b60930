'use client';

import { Button } from '@unmuted/ui/button';
import { DataTable, type DataTableColumn } from '@unmuted/ui/data-table';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { useState } from 'react';

interface Listener {
  id: number;
  city: string;
  since: Date;
}

const rows: Listener[] = [
  { id: 1, city: 'Galway', since: new Date('2026-09-14T23:30:00Z') },
  { id: 2, city: 'Cork', since: new Date('2026-09-14T22:30:00Z') },
];

const columns: DataTableColumn<Listener>[] = [
  { id: 'city', header: 'Place', accessor: (row) => row.city, rowHeader: true },
  { id: 'since', header: 'Since', accessor: (row) => row.since },
];

/** Functions as props need a client component around them. */
export function ListenersTable() {
  const [chosen, setChosen] = useState('none');
  return (
    <>
      <DataTable label="Listeners" columns={columns} rows={rows} rowKey={({ id }) => id} />
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>Sort</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setChosen('city')}>By city</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <p role="status">{chosen}</p>
    </>
  );
}
