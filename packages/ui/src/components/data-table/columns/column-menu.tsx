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
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

/** Menu that shows and hides columns and sets the density. */
export const DataTableColumns = memo(function DataTableColumns() {
  const labels = useLabelGroup('table');
  const { columns, hidden, density, layout } = useDataTable();
  const [away, setAway] = hidden;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton aria-label={labels.columns} title={labels.columns}>
          <Columns3Icon aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{labels.columns}</DropdownMenuLabel>
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
          <DropdownMenuItem onSelect={() => setAway([])}>{labels.showAllColumns}</DropdownMenuItem>
        ) : null}
        {layout === 'table' ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuCheckItem
              checked={density[0] === 'compact'}
              onCheckedChange={(compact) => density[1](compact ? 'compact' : 'comfortable')}
            >
              {labels.compactRows}
            </DropdownMenuCheckItem>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
});
