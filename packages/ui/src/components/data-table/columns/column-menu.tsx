import { Columns3Icon } from 'lucide-react';
import { memo } from 'react';
import { useDataTable } from '#/components/data-table/data-table.context.ts';
import {
  DropdownMenu,
  DropdownMenuCheckItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#/components/dropdown-menu/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { useWords } from '#/provider/ui-words.tsx';

/** Menu that shows and hides columns and sets the density. */
export const DataTableColumns = memo(function DataTableColumns() {
  const words = useWords('table');
  const { columns, hidden, density, layout } = useDataTable();
  const [away, setAway] = hidden;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton aria-label={words.columns} title={words.columns}>
          <Columns3Icon aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{words.columns}</DropdownMenuLabel>
        {columns.map(({ id, header, hideable }) => (
          <DropdownMenuCheckItem
            checked={hideable === false || !away.includes(id)}
            disabled={hideable === false}
            key={id}
            onCheckedChange={(shown) => setAway(shown ? away.filter((other) => other !== id) : [...away, id])}
          >
            {header}
          </DropdownMenuCheckItem>
        ))}
        {away.length > 0 ? (
          <DropdownMenuItem onSelect={() => setAway([])}>{words.showAllColumns}</DropdownMenuItem>
        ) : null}
        {layout === 'table' ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuCheckItem
              checked={density[0] === 'compact'}
              onCheckedChange={(compact) => density[1](compact ? 'compact' : 'comfortable')}
            >
              {words.compactRows}
            </DropdownMenuCheckItem>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
});
