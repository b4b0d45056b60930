import type { ListenerChange, ListenerList } from '@unmuted/api';

/** A list with the applicable changes merged, and the changes that follow a gap. */
export interface Merged {
  list: ListenerList;
  missed: ListenerChange[];
}

/** Merges changes in one pass: a busy cast has dozens per second, and a list can have thousands of rows. */
export function mergeListeners(list: ListenerList, changes: readonly ListenerChange[]): Merged {
  let { cursor } = list;
  const missed: ListenerChange[] = [];
  const leftIds = new Set<string>();
  const joined = new Map<string, Item>();
  for (const change of changes) {
    if (change.cursor <= cursor) continue;
    if (change.after > cursor) {
      missed.push(change);
      continue;
    }
    for (const listener of change.joined) joined.set(listener.id, listener);
    for (const id of change.left) leftIds.add(id);
    cursor = change.cursor;
  }
  if (cursor === list.cursor) return { list, missed };
  const items: Item[] = [];
  for (const item of list.items) {
    // A known listener that joins again was moved to another stream.
    if (!leftIds.has(item.id)) items.push(joined.get(item.id) ?? item);
    joined.delete(item.id);
  }
  // A closed connection never returns, and one change may contain both its start and its end.
  const added = [...joined.values()].filter(({ id }) => !leftIds.has(id));
  // Sorted by start time like the server's list, so that visible rows do not move.
  if (added.length > 0) {
    items.push(...added);
    items.sort(byStart);
  }
  return {
    list: {
      ...list,
      items,
      total: items.length,
      pageSize: items.length,
      // Only the server can identify unique listeners, so its count is used until the next fetch.
      unique: Math.min(list.unique, items.length),
      emptySince: items.length === 0 ? list.emptySince : null,
      cursor,
    },
    missed,
  };
}

/** Reuses the cached objects of unchanged listeners in a refetched list, so that only changed rows re-render. */
export function keepListeners(cached: ListenerList | undefined, next: ListenerList): ListenerList {
  if (!cached || cached.items === next.items) return next;
  const byId = new Map(cached.items.map((item) => [item.id, item]));
  return { ...next, items: next.items.map((item) => reuse(byId.get(item.id), item)) };
}

function reuse(cached: Item | undefined, next: Item): Item {
  if (cached === undefined || cached === next) return next;
  const fields = Object.keys(next) as (keyof Item)[];
  return fields.every((field) => cached[field] === next[field]) ? cached : next;
}

/** Removes a listener that is known to have left. */
export function withoutListener(list: ListenerList, id: string): ListenerList {
  const items = list.items.filter((listener) => listener.id !== id);
  if (items.length === list.items.length) return list;
  return { ...list, items, total: items.length, unique: Math.min(list.unique, items.length) };
}

type Item = ListenerList['items'][number];

/** Timestamps and IDs have a fixed format, so a plain string comparison sorts them; `localeCompare` is slower. */
function byStart(one: Item, other: Item): number {
  return compare(one.startedAt, other.startedAt) || compare(one.id, other.id);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
