import { Button } from '#/components/button/index.ts';
import { ArrowUpIcon } from '#/components/icons/index.ts';
import { useWords } from '#/provider/ui-words.tsx';
import { useDataTable, useDataTableRows } from './data-table.context.ts';
import { HEAD_HEIGHT } from './head.tsx';

/** Puts in the rows that came while someone was reading. It floats, so that it moves nothing. */
export function Waiting() {
  const words = useWords('table');
  const { engine, layout } = useDataTable();
  const { snapshot } = useDataTableRows();
  if (snapshot.waiting === 0) return null;
  return (
    <div
      className="ui:pointer-events-none ui:absolute ui:inset-x-0 ui:z-3 ui:flex ui:justify-center"
      data-part="waiting"
      style={{ top: layout === 'cards' ? '0.5rem' : `${(HEAD_HEIGHT + 8) / 16}rem` }}
    >
      <Button
        className="ui:pointer-events-auto ui:rounded-full ui:bg-float ui:shadow-float"
        onClick={() => engine.admit()}
        size="sm"
      >
        <ArrowUpIcon />
        {words.newRows(snapshot.waiting)}
      </Button>
    </div>
  );
}
