import { memo } from 'react';
import { useDataTable } from '#/components/data-table/data-table.context.ts';
import { SearchInput, type SearchInputProps } from '#/components/search-input/index.ts';
import { useWords } from '#/provider/ui-words.tsx';

/** Props of {@link DataTableSearch}: those of an input; say in `placeholder` what is searched. */
export type DataTableSearchProps = Omit<SearchInputProps, 'value' | 'defaultValue' | 'onValueChange'>;

/** The quick filter of the table around it: every word must be found, without case and accents. */
export const DataTableSearch = memo(function DataTableSearch(props: DataTableSearchProps) {
  const words = useWords('table');
  const { search } = useDataTable();
  return (
    <div className="ui:w-60 ui:max-md:w-full" data-part="search">
      <SearchInput
        aria-label={props.placeholder ?? words.search}
        {...props}
        onValueChange={search[1]}
        value={search[0]}
      />
    </div>
  );
});
