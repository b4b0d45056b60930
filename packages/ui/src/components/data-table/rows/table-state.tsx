import { Button } from '#/components/button/index.ts';
import { useDataTable, useDataTableRows } from '#/components/data-table/data-table.context.ts';
import { EmptyState, type EmptyStateProps } from '#/components/empty-state/index.ts';
import { FailedState, type FailedStateProps } from '#/components/failed-state/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

interface TableStateProps {
  loading: boolean;
  failed: FailedStateProps | undefined;
  empty: EmptyStateProps | undefined;
}

const spacing = 'ui:px-5 ui:py-10';

/** Shown instead of rows: the failed state, the empty state or "no matches". */
export function TableState({ loading, failed, empty }: TableStateProps) {
  const labels = useLabelGroup('table');
  const { isFiltered, clearFilters } = useDataTable();
  const { snapshot, total } = useDataTableRows();
  const { view, source } = snapshot;
  if (failed && source.count === 0) return <FailedState {...failed} className={spacing} />;
  if (view.length > 0 || (loading && source.count === 0)) return null;
  if (!isFiltered || (source.count === 0 && total === undefined))
    return empty ? <EmptyState {...empty} className={spacing} /> : null;
  return (
    <EmptyState
      action={
        <Button onClick={clearFilters} size="sm">
          {labels.clearFilters}
        </Button>
      }
      className={spacing}
      title={labels.noMatches}
    />
  );
}
