import { memo, type ReactNode } from 'react';
import { useDataTable, useDataTableRows } from '#/components/data-table/data-table.context.ts';
import type {
  DataTableFilterRange,
  DataTableFilterValue,
  DataTableColumnFilter as Filter,
} from '#/components/data-table/data-table.types.ts';
import { chip } from '#/components/data-table/data-table.variants.ts';
import {
  DropdownMenu,
  DropdownMenuCheckItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#/components/dropdown-menu/index.ts';
import { ChevronDownIcon } from '#/components/icons/index.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

/** Props of {@link DataTableFilter}. */
export interface DataTableFilterProps {
  /** Id of a column with a `filter`. */
  column: string;
}

/** Filter of one column: a chip with the current filter and a menu of values or ranges. */
export const DataTableFilter = memo(function DataTableFilter({ column: id }: DataTableFilterProps) {
  const { columns, filters, setFilter } = useDataTable();
  const column = columns.find((one) => one.id === id);
  if (!column?.filter) return null;
  const shared = {
    id,
    name: column.header,
    current: filters[0][id],
    onChange: (filter: Filter | undefined) => setFilter(id, filter),
  };
  return column.filter.kind === 'range' ? (
    <RangeFilter {...shared} options={column.filter.options} />
  ) : (
    <ValuesFilter {...shared} options={column.filter.options} />
  );
});

/** The filters of all columns that have one. */
export const DataTableFilters = memo(function DataTableFilters() {
  const { columns } = useDataTable();
  return columns.map(({ id, filter }) => (filter ? <DataTableFilter column={id} key={id} /> : null));
});

interface KindProps<Option> {
  id: string;
  name: string;
  current: Filter | undefined;
  onChange: (filter: Filter | undefined) => void;
  options: readonly Option[] | undefined;
}

function ValuesFilter({ id, name, current, onChange, options }: KindProps<DataTableFilterValue>) {
  const labels = useLabelGroup('table');
  const countOf = useCount();
  const selected = current && 'values' in current ? current.values : [];
  const labelOf = (value: string | number) =>
    options?.find((option) => option.value === value)?.label ?? String(value);
  const [only] = selected;
  const valueText =
    selected.length === 0 || only === undefined
      ? labels.all
      : selected.length === 1
        ? labelOf(only)
        : labels.selectedValues(...countOf(selected.length));
  return (
    <FilterMenu active={selected.length > 0} name={name} valueText={valueText}>
      <ValueItems
        selected={selected}
        id={id}
        onChange={(values) => onChange(values.length > 0 ? { values } : undefined)}
        options={options}
      />
      {selected.length > 0 ? (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => onChange(undefined)}>{labels.showAll}</DropdownMenuItem>
        </>
      ) : null}
    </FilterMenu>
  );
}

interface ValueItemsProps {
  id: string;
  selected: readonly (string | number)[];
  options: readonly DataTableFilterValue[] | undefined;
  onChange: (values: (string | number)[]) => void;
}

/** Options of a values filter; without `options`, the distinct values of the rows when the menu opens. */
function ValueItems({ id, selected, options, onChange }: ValueItemsProps) {
  const { engine } = useDataTable();
  // Re-renders with the rows, which may add values while the menu is open.
  useDataTableRows();
  const all = options ?? engine.distinct(id).map((value) => ({ value, label: value }));
  return all.map(({ value, label }) => (
    <DropdownMenuCheckItem
      checked={selected.includes(value)}
      key={value}
      onCheckedChange={(checked) =>
        onChange(checked ? [...selected, value] : selected.filter((other) => other !== value))
      }
    >
      {label}
    </DropdownMenuCheckItem>
  ));
}

function RangeFilter({ name, current, onChange, options = [] }: KindProps<DataTableFilterRange>) {
  const labels = useLabelGroup('table');
  const countOf = useCount();
  const range = current && !('values' in current) ? current : undefined;
  const at = range ? options.findIndex(({ min, max }) => min === range.min && max === range.max) : -1;
  return (
    <FilterMenu
      active={range !== undefined}
      name={name}
      valueText={range ? (options[at]?.label ?? labels.selectedValues(...countOf(1))) : labels.any}
    >
      <DropdownMenuRadioGroup
        onValueChange={(value) => {
          const option = options[Number(value)];
          onChange(option && value !== '' ? { min: option.min, max: option.max } : undefined);
        }}
        value={at < 0 ? '' : String(at)}
      >
        <DropdownMenuRadioItem value="">{labels.any}</DropdownMenuRadioItem>
        {options.map(({ label }, index) => (
          <DropdownMenuRadioItem key={label} value={String(index)}>
            {label}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </FilterMenu>
  );
}

interface FilterMenuProps {
  name: string;
  /** Current filter. */
  valueText: string;
  active: boolean;
  children: ReactNode;
}

function FilterMenu({ name, valueText, active, children }: FilterMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={chip} data-active={active ? '' : undefined}>
        <span className="ui:font-normal ui:text-fg-muted">{name}</span>{' '}
        <span className="ui:min-w-0 ui:truncate">{valueText}</span>
        <ChevronDownIcon className="ui:size-3.5 ui:text-fg-muted" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}
