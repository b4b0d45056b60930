import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { type Place, placeOf } from '#/components/reorder/place.ts';
import { ReorderStatus } from '#/components/reorder/reorder-status.tsx';
import { useReorder } from '#/components/reorder/use-reorder.ts';
import { useScrollableFocus } from '#/components/table/use-scrollable-focus.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { BoardColumn } from './board.types.ts';
import { boardVariants } from './board.variants.ts';
import { BoardCard } from './board-card.tsx';
import { BoardColumnView } from './board-column.tsx';

/** Props of {@link Board}. Accepts all `<div>` props; name it with `aria-label`. */
export interface BoardProps<Card> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The columns from start to end, with their cards. */
  columns: readonly BoardColumn<Card>[];
  /** Unique id of a card on the whole board. */
  cardKey: (card: Card) => string;
  /** Name of a card in the name of its handle and in announcements, such as "Aurora for iOS". */
  cardName: (card: Card) => string;
  /** Renders the content of a card. */
  children: (card: Card) => ReactNode;
  /**
   * Called once per move, when the card is dropped. `to.index` is counted without the card; `moveCard(columns, from, to)`
   * returns the new columns. Show them at once, and the old ones again if saving fails.
   */
  onMove: (card: Card, from: Place, to: Place) => void;
  /**
   * Whether a card may move: `true`, or the reason why not, which is shown and announced. Called often while a card is
   * moved. Default: every move that respects the columns' limits.
   */
  canMove?: ((card: Card, from: Place, to: Place) => true | string) | undefined;
  /** Disables all moves. */
  disabled?: boolean | undefined;
  /** Heading level of the columns. Default 3. */
  level?: 2 | 3 | 4 | 5 | undefined;
}

/**
 * Cards in columns, such as the steps of a review. A card moves by dragging it, by keyboard (Space on its handle, arrow
 * keys, Space), or with the menu that a click on the handle opens. Columns scroll sideways when they don't fit.
 */
export function Board<Card>({
  columns,
  cardKey,
  cardName,
  children,
  onMove,
  canMove,
  disabled = false,
  level = 3,
  className,
  ref,
  ...rest
}: BoardProps<Card>) {
  const labels = useLabelGroup('reorder');
  const instructionsId = useId();
  const root = useRef<HTMLDivElement>(null);
  useScrollableFocus(root);
  const byKey = new Map(columns.flatMap(({ cards }) => cards.map((card) => [cardKey(card), card] as const)));
  const byId = new Map(columns.map((column) => [column.id, column]));
  const orders = columns.map(({ id, cards }) => ({ id, keys: cards.map(cardKey) }));
  const nameOf = (key: string) => {
    const card = byKey.get(key);
    return card === undefined ? '' : cardName(card);
  };
  const reorder = useReorder({
    columns: orders,
    disabled,
    nameOf,
    columnName: (id) => byId.get(id)?.title ?? '',
    refusalOf(key, from, to) {
      const [card, column] = [byKey.get(key), byId.get(to.column)];
      if (card === undefined || !column) return undefined;
      const isFull = column.limit !== undefined && column.cards.length >= column.limit;
      if (isFull && from.column !== to.column) return labels.full;
      const answer = canMove?.(card, from, to) ?? true;
      return answer === true ? undefined : answer;
    },
    onMove(key, from, to) {
      const card = byKey.get(key);
      if (card !== undefined) onMove(card, from, to);
    },
  });
  const moving = reorder.lifted ?? reorder.dragged;
  const home = moving === undefined ? undefined : placeOf(orders, moving)?.column;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      data-moving={moving === undefined ? undefined : ''}
      data-reorder-root=""
      data-ui="board"
      {...rest}
      className={boardVariants().root({ className })}
      ref={useMergedRefs(ref, root)}
    >
      {reorder.columns.map(({ id, keys }) => {
        const column = byId.get(id);
        if (!column) return null;
        const refusal =
          moving === undefined || id === home
            ? undefined
            : reorder.refusalOf(moving, { column: id, index: column.cards.length });
        return (
          <BoardColumnView
            column={column}
            count={keys.length}
            key={id}
            level={level}
            refusal={refusal}
            reorder={reorder}
          >
            {keys.map((key, index) => {
              const card = byKey.get(key);
              return card === undefined ? null : (
                <BoardCard
                  cardKey={key}
                  columns={columns}
                  count={keys.length}
                  disabled={disabled}
                  instructionsId={instructionsId}
                  key={key}
                  name={nameOf(key)}
                  place={{ column: id, index }}
                  reorder={reorder}
                >
                  {children(card)}
                </BoardCard>
              );
            })}
          </BoardColumnView>
        );
      })}
      <ReorderStatus
        announcement={reorder.announcement}
        instructions={labels.instructions}
        instructionsId={instructionsId}
      />
    </div>
  );
}
