import { memo } from 'react';
import { Button } from '#/components/button/index.ts';
import { useDataTable } from '#/components/data-table/data-table.context.ts';
import { CirclePauseIcon, PlayIcon } from '#/components/icons/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

/** Pauses and resumes live updates of the table. */
export const DataTableFreeze = memo(function DataTableFreeze() {
  const labels = useLabelGroup('table');
  const { frozen: pair } = useDataTable();
  const [frozen, setFrozen] = pair;
  return (
    <Button onClick={() => setFrozen(!frozen)} size="sm" variant={frozen ? 'soft' : 'ghost'}>
      {frozen ? <PlayIcon /> : <CirclePauseIcon />}
      {frozen ? labels.resume : labels.freeze}
    </Button>
  );
});
