import { Button } from '#/components/button/index.ts';
import { useDataTable, useDataTableRows } from '#/components/data-table/data-table.context.ts';
import { HEADER_HEIGHT } from '#/components/data-table/grid/header.tsx';
import { ArrowUpIcon } from '#/components/icons/index.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

/** Inserts pending rows on click. It floats, so that it causes no layout shift. */
export function NewRowsButton() {
  const labels = useLabelGroup('table');
  const countOf = useCount();
  const { engine, layout } = useDataTable();
  const { snapshot } = useDataTableRows();
  if (snapshot.pending === 0) return null;
  return (
    <div
      className="ui:pointer-events-none ui:absolute ui:inset-x-0 ui:z-3 ui:flex ui:justify-center"
      data-part="new-rows"
      style={{ top: layout === 'cards' ? '0.5rem' : `${(HEADER_HEIGHT + 8) / 16}rem` }}
    >
      <Button
        className="ui:pointer-events-auto ui:rounded-full ui:bg-float ui:shadow-float"
        onClick={() => engine.showPending()}
        size="sm"
      >
        <ArrowUpIcon />
        {labels.newRows(...countOf(snapshot.pending))}
      </Button>
    </div>
  );
}
