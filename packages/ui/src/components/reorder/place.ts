/** A position among the items: the column and the index in it, not counting the item that moves. */
export interface Place {
  /** Id of the column. */
  readonly column: string;
  /** Index in the column, from 0. */
  readonly index: number;
}

/** The order of one column, as keys. */
export interface ColumnOrder {
  readonly id: string;
  readonly keys: readonly string[];
}

/** The place of an item; `undefined` when there is no such item. */
export function placeOf(columns: readonly ColumnOrder[], key: string): Place | undefined {
  for (const { id, keys } of columns) {
    const index = keys.indexOf(key);
    if (index >= 0) return { column: id, index };
  }
  return undefined;
}

/** The columns with one item in another place. */
export function withMoved(columns: readonly ColumnOrder[], key: string, to: Place): ColumnOrder[] {
  return columns.map(({ id, keys }) => {
    const others = keys.filter((other) => other !== key);
    return { id, keys: id === to.column ? others.toSpliced(to.index, 0, key) : others };
  });
}

/**
 * The place of an item that is dropped into a gap. The gaps of a column with n items have the numbers 0 to n; within the
 * item's own column, later gaps are one place earlier without the item.
 */
export function placeInGap(from: Place, gap: Place): Place {
  const isLater = gap.column === from.column && gap.index > from.index;
  return isLater ? { ...gap, index: gap.index - 1 } : gap;
}

/** Whether two places are the same. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.column === other.column && one.index === other.index;
}

/** The items with the one at index `from` at index `to`. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items.slice(from, from + 1);
  return items.toSpliced(from, 1).toSpliced(to, 0, ...moved);
}
