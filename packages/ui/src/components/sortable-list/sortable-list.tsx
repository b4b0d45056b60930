import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { ReorderStatus } from '#/components/reorder/reorder-status.tsx';
import { useDragColumn } from '#/components/reorder/use-pointer-drag.ts';
import { useReorder } from '#/components/reorder/use-reorder.ts';
import { cx } from '#/lib/tv.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { SortableItem } from './sortable-item.tsx';

/** Props of {@link SortableList}. Accepts all `<ol>` props. */
export interface SortableListProps<Item> extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The items in their order. */
  items: readonly Item[];
  /** Unique id. */
  itemKey: (item: Item) => string;
  /** Name of an item in the handle's name and in announcements, such as "Schedule". */
  itemName: (item: Item) => string;
  /** Renders the content of a row, at the end side of the handle. */
  children: (item: Item, index: number) => ReactNode;
  /**
   * Called once per move, when the item is dropped: the item at index `from` belongs at index `to`, counted without it.
   * `moveItem(items, from, to)` returns the new order.
   */
  onReorder: (from: number, to: number) => void;
  /** Whether the user can't move an item. Others can still move past it. */
  itemFixed?: ((item: Item) => boolean) | undefined;
  /** Disables all moves, for example while they are saved. */
  disabled?: boolean | undefined;
  /** Shown instead of the list when there are no items, such as an `EmptyState`. */
  empty?: ReactNode;
}

/** The only column of a list. */
const LIST = 'list';

/**
 * A list that the user orders: by dragging the handle of a row, by keyboard (Space, arrow keys, Space), or with the menu
 * that a click on the handle opens. It has no surface of its own: use it inside a card.
 */
export function SortableList<Item>({
  items,
  itemKey,
  itemName,
  children,
  onReorder,
  itemFixed,
  disabled = false,
  empty,
  className,
  ref,
  ...rest
}: SortableListProps<Item>) {
  const labels = useLabelGroup('reorder');
  const instructionsId = useId();
  const list = useRef<HTMLOListElement>(null);
  const byKey = new Map(items.map((item) => [itemKey(item), item]));
  const nameOf = (key: string) => {
    const item = byKey.get(key);
    return item === undefined ? '' : itemName(item);
  };
  const reorder = useReorder({
    columns: [{ id: LIST, keys: [...byKey.keys()] }],
    disabled,
    nameOf,
    onMove: (_key, from, to) => onReorder(from.index, to.index),
  });
  const mergedRef = useMergedRefs(ref, list);
  const keys = reorder.columns[0]?.keys ?? [];
  const isEmpty = keys.length === 0 && empty !== undefined;
  useDragColumn({
    drag: isEmpty ? undefined : reorder.drag,
    scope: reorder.scope,
    id: LIST,
    element: list,
    accepts: () => true,
  });
  if (isEmpty) return empty;
  return (
    <>
      <ol
        // biome-ignore lint/a11y/noRedundantRoles: VoiceOver ignores list semantics when list-style is none
        role="list"
        data-reorder-column=""
        data-reorder-root=""
        data-ui="sortable-list"
        {...rest}
        className={cx('ui:min-w-0 ui:text-14 ui:text-fg', className)}
        ref={mergedRef}
      >
        {keys.map((key, index) => {
          const item = byKey.get(key);
          return item === undefined ? null : (
            <SortableItem
              count={keys.length}
              disabled={disabled}
              fixed={itemFixed?.(item) ?? false}
              instructionsId={instructionsId}
              itemKey={key}
              key={key}
              name={nameOf(key)}
              place={{ column: LIST, index }}
              reorder={reorder}
            >
              {children(item, index)}
            </SortableItem>
          );
        })}
      </ol>
      <ReorderStatus
        announcement={reorder.announcement}
        instructions={labels.instructions}
        instructionsId={instructionsId}
      />
    </>
  );
}
