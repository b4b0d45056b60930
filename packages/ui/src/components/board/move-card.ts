import type { Place } from '#/components/reorder/place.ts';
import type { BoardColumn } from './board.types.ts';

/** The columns with the card at `from` at `to`, as `onMove` of a board reports them. */
export function moveCard<Card>(
  columns: readonly BoardColumn<Card>[],
  from: Place,
  to: Place,
): BoardColumn<Card>[] {
  const moved = columns.find(({ id }) => id === from.column)?.cards.slice(from.index, from.index + 1) ?? [];
  return columns.map((column) => {
    let { cards } = column;
    if (column.id === from.column) cards = cards.toSpliced(from.index, 1);
    if (column.id === to.column) cards = cards.toSpliced(to.index, 0, ...moved);
    return cards === column.cards ? column : { ...column, cards };
  });
}
