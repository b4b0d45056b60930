import type { Direction } from '#/provider/ui-provider.tsx';
import type { ColumnOrder, Place } from './place.ts';

/**
 * The places to which a key moves an item, nearest first. Left and right lead to the columns on that side, so that a
 * column that refuses the item can be skipped.
 *
 * @param at the item's place in `columns`
 */
export function stepsFor(
  pressed: string,
  at: Place,
  columns: readonly ColumnOrder[],
  dir: Direction,
): Place[] {
  const column = columns.findIndex(({ id }) => id === at.column);
  const last = (columns[column]?.keys.length ?? 0) - 1;
  const within = (index: number): Place[] =>
    index < 0 || index > last || index === at.index ? [] : [{ column: at.column, index }];
  const [before, after] = dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const into = ({ id, keys }: ColumnOrder): Place => ({ column: id, index: Math.min(at.index, keys.length) });
  switch (pressed) {
    case 'ArrowUp':
      return within(at.index - 1);
    case 'ArrowDown':
      return within(at.index + 1);
    case 'Home':
      return within(0);
    case 'End':
      return within(last);
    case before:
      return columns.slice(0, column).toReversed().map(into);
    case after:
      return columns.slice(column + 1).map(into);
    default:
      return [];
  }
}
