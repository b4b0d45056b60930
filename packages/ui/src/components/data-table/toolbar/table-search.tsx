import { memo } from 'react';
import { useDataTable } from '#/components/data-table/data-table.context.ts';
import { SearchInput, type SearchInputProps } from '#/components/search-input/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

/** Props of {@link DataTableSearch}: those of `SearchInput`. Describe the searched columns in `placeholder`. */
export type DataTableSearchProps = Omit<SearchInputProps, 'value' | 'defaultValue' | 'onValueChange'>;

/** Search of the table: every word must match, ignoring case and accents. */
export const DataTableSearch = memo(function DataTableSearch(props: DataTableSearchProps) {
  const labels = useLabelGroup('table');
  const { search } = useDataTable();
  return (
    <div className="ui:w-60 ui:max-md:w-full" data-part="search">
      <SearchInput
        aria-label={props.placeholder ?? labels.search}
        {...props}
        onValueChange={search[1]}
        value={search[0]}
      />
    </div>
  );
});
