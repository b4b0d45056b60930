import { memo } from 'react';
import { Button } from '#/components/button/index.ts';
import { useDataTable } from '#/components/data-table/data-table.context.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#/components/dropdown-menu/index.ts';
import { ArrowDownIcon, ArrowUpIcon } from '#/components/icons/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

/** Sort menu of the card layout, which has no column headers. */
export const SortMenu = memo(function SortMenu() {
  const labels = useLabelGroup('table');
  const { columns, sort: pair } = useDataTable();
  const [sort, setSort] = pair;
  const current = columns.find(({ id }) => id === sort?.column);
  const direction = sort?.direction ?? 'asc';
  if (columns.every(({ sortable }) => sortable === false)) return null;
  const Arrow = direction === 'asc' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="ghost">
          <Arrow />
          {current ? labels.sortedBy(current.header) : labels.sortBy}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuRadioGroup
          aria-label={labels.sortBy}
          onValueChange={(column) => {
            const selected = columns.find(({ id }) => id === column);
            setSort({ column, direction: selected?.firstDirection ?? 'asc' });
          }}
          value={sort?.column ?? ''}
        >
          {columns.map(({ id, header, sortable }) =>
            sortable === false ? null : (
              <DropdownMenuRadioItem key={id} value={id}>
                {header}
              </DropdownMenuRadioItem>
            ),
          )}
        </DropdownMenuRadioGroup>
        {sort ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuRadioGroup
              aria-label={labels.direction}
              onValueChange={(next) => setSort({ ...sort, direction: next === 'desc' ? 'desc' : 'asc' })}
              value={direction}
            >
              <DropdownMenuRadioItem value="asc">{labels.ascending}</DropdownMenuRadioItem>
              <DropdownMenuRadioItem value="desc">{labels.descending}</DropdownMenuRadioItem>
            </DropdownMenuRadioGroup>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
});
