import { type ReactNode, useRef } from 'react';
import { DropLine } from '#/components/reorder/drop-line.tsx';
import { MoveHandle } from '#/components/reorder/move-handle.tsx';
import type { Place } from '#/components/reorder/place.ts';
import { reorderItemVariants } from '#/components/reorder/reorder.variants.ts';
import { useDragItem } from '#/components/reorder/use-pointer-drag.ts';
import type { Reorder } from '#/components/reorder/use-reorder.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { BoardColumn } from './board.types.ts';
import { boardVariants } from './board.variants.ts';
import { MoveCardItems } from './move-card-items.tsx';

interface BoardCardProps {
  cardKey: string;
  name: string;
  place: Place;
  /** Number of cards in the column. */
  count: number;
  columns: readonly BoardColumn<unknown>[];
  disabled: boolean;
  reorder: Reorder;
  instructionsId: string;
  children: ReactNode;
}

/** One card with its handle. */
export function BoardCard({
  cardKey,
  name,
  place,
  count,
  columns,
  disabled,
  reorder,
  instructionsId,
  children,
}: BoardCardProps) {
  const labels = useLabelGroup('reorder');
  const card = useRef<HTMLLIElement>(null);
  useDragItem({ drag: reorder.drag, scope: reorder.scope, itemKey: cardKey, element: card });
  const state = reorder.stateOf(cardKey);
  return (
    <li
      className={boardVariants({ draggable: !disabled }).card({ className: reorderItemVariants({ state }) })}
      data-part="card"
      data-reorder-item=""
      data-state={state}
      ref={card}
    >
      <div className="ui:min-w-0 ui:flex-1" data-part="content">
        {children}
      </div>
      <MoveHandle
        className="ui:-me-2 ui:-mt-1.5"
        describedBy={instructionsId}
        disabled={disabled}
        events={reorder.handleOf(cardKey)}
        lifted={state === 'lifted'}
        name={labels.move(name)}
      >
        {() => (
          <MoveCardItems cardKey={cardKey} columns={columns} count={count} place={place} reorder={reorder} />
        )}
      </MoveHandle>
      <DropLine count={count} gap={reorder.gap} place={place} spaced />
    </li>
  );
}
