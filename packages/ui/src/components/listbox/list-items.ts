import type { ListGroup, ListItem, ListOption } from './listbox.types.ts';

/** Whether an item is a group of options. */
export function isGroup<Value extends string>(item: ListItem<Value>): item is ListGroup<Value> {
  return 'options' in item;
}

/** Flattens items to options in display order. */
export function flattenItems<Value extends string>(items: readonly ListItem<Value>[]): ListOption<Value>[] {
  return items.flatMap((item) => (isGroup(item) ? item.options : [item]));
}

/** Pairs each item with the index of its first option among all options. */
export function placeItems<Value extends string>(items: readonly ListItem<Value>[]) {
  let next = 0;
  return items.map((item) => {
    const first = next;
    next += isGroup(item) ? item.options.length : 1;
    return { item, first };
  });
}

const PAGE = 10;

/**
 * The index a key moves to in a list of `count` options: arrows by one without wrapping, Page Up and Page Down by ten,
 * Home and End to the ends. `index` is −1 when no option is active; `undefined` for other keys.
 */
export function moveIndex(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, index + 1);
    case 'ArrowUp':
      return index === -1 ? last : Math.max(0, index - 1);
    case 'PageDown':
      return Math.min(last, Math.max(0, index) + PAGE);
    case 'PageUp':
      return Math.max(0, index - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
