import { memo } from 'react';
import { Button } from '#/components/button/index.ts';
import { useDataTable } from '#/components/data-table/data-table.context.ts';
import { CirclePauseIcon, PlayIcon } from '#/components/icons/index.ts';
import { useWords } from '#/provider/ui-words.tsx';

/** Pauses and resumes live updates of the table. */
export const DataTableFreeze = memo(function DataTableFreeze() {
  const words = useWords('table');
  const { frozen: pair } = useDataTable();
  const [frozen, setFrozen] = pair;
  return (
    <Button onClick={() => setFrozen(!frozen)} size="sm" variant={frozen ? 'soft' : 'ghost'}>
      {frozen ? <PlayIcon /> : <CirclePauseIcon />}
      {frozen ? words.resume : words.freeze}
    </Button>
  );
});
