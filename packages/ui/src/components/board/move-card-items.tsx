import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '#/components/dropdown-menu/index.ts';
import { LockIcon } from '#/components/icons/index.ts';
import { MoveItems } from '#/components/reorder/move-items.tsx';
import type { Place } from '#/components/reorder/place.ts';
import type { Reorder } from '#/components/reorder/use-reorder.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { BoardColumn } from './board.types.ts';

interface MoveCardItemsProps {
  cardKey: string;
  place: Place;
  count: number;
  columns: readonly BoardColumn<unknown>[];
  reorder: Reorder;
}

/** Menu items that move a card within its column and to the others. */
export function MoveCardItems({ cardKey, place, count, columns, reorder }: MoveCardItemsProps) {
  const labels = useLabelGroup('reorder');
  const move = (to: Place) => reorder.move(cardKey, to);
  return (
    <>
      {count > 1 ? (
        <>
          <MoveItems count={count} onMove={move} place={place} />
          <DropdownMenuSeparator />
        </>
      ) : null}
      <DropdownMenuLabel>{labels.moveTo}</DropdownMenuLabel>
      {columns
        .filter(({ id }) => id !== place.column)
        .map(({ id, title, cards }) => {
          const to = { column: id, index: cards.length };
          const refusal = reorder.refusalOf(cardKey, to);
          return (
            <DropdownMenuItem
              // Not `disabled`, which the keyboard would skip together with its reason.
              aria-disabled={refusal === undefined ? undefined : true}
              className={refusal === undefined ? undefined : 'ui:cursor-default'}
              key={id}
              onSelect={(event) => {
                if (refusal !== undefined) event.preventDefault();
                move(to);
              }}
            >
              {refusal === undefined ? (
                title
              ) : (
                <>
                  <LockIcon />
                  <span className="ui:min-w-0 ui:wrap-anywhere">
                    <span className="ui:block ui:text-fg-muted">{title}</span>{' '}
                    <span className="ui:block ui:text-12 ui:text-fg-subtle" data-part="refusal">
                      {refusal}
                    </span>
                  </span>
                </>
              )}
            </DropdownMenuItem>
          );
        })}
    </>
  );
}
