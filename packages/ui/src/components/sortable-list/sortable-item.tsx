import { type ReactNode, useRef } from 'react';
import { LockIcon } from '#/components/icons/index.ts';
import { DropLine } from '#/components/reorder/drop-line.tsx';
import { MoveHandle } from '#/components/reorder/move-handle.tsx';
import { MoveItems } from '#/components/reorder/move-items.tsx';
import type { Place } from '#/components/reorder/place.ts';
import { reorderItemVariants } from '#/components/reorder/reorder.variants.ts';
import { useDragItem } from '#/components/reorder/use-pointer-drag.ts';
import type { Reorder } from '#/components/reorder/use-reorder.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { sortableItemVariants } from './sortable-list.variants.ts';

interface SortableItemProps {
  itemKey: string;
  name: string;
  place: Place;
  count: number;
  fixed: boolean;
  disabled: boolean;
  reorder: Reorder;
  instructionsId: string;
  children: ReactNode;
}

/** One row of a sortable list. */
export function SortableItem({
  itemKey,
  name,
  place,
  count,
  fixed,
  disabled,
  reorder,
  instructionsId,
  children,
}: SortableItemProps) {
  const labels = useLabelGroup('reorder');
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  useDragItem({
    drag: fixed ? undefined : reorder.drag,
    scope: reorder.scope,
    itemKey,
    element: row,
    handle,
  });
  const state = reorder.stateOf(itemKey);
  return (
    <li
      className={sortableItemVariants({ className: reorderItemVariants({ state }) })}
      data-part="item"
      data-reorder-item=""
      data-state={state}
      ref={row}
    >
      {fixed ? (
        <span
          className="ui:grid ui:size-control-sm ui:flex-none ui:place-items-center ui:text-fg-subtle"
          data-part="lock"
        >
          <LockIcon />
          <VisuallyHidden>{labels.fixed}</VisuallyHidden>
        </span>
      ) : (
        <MoveHandle
          describedBy={instructionsId}
          disabled={disabled}
          events={reorder.handleOf(itemKey)}
          lifted={state === 'lifted'}
          name={labels.move(name)}
          ref={handle}
        >
          {() => <MoveItems count={count} onMove={(to) => reorder.move(itemKey, to)} place={place} />}
        </MoveHandle>
      )}
      <div className="ui:min-w-0 ui:flex-1" data-part="content">
        {children}
      </div>
      <DropLine count={count} gap={reorder.gap} place={place} />
    </li>
  );
}
