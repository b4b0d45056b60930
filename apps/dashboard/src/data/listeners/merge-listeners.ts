import type { ListenerChange, ListenerList } from '@unmuted/api';

/** A list with the changes in it that follow on it, and those that do not: something before them was missed. */
export interface Merged {
  list: ListenerList;
  missed: ListenerChange[];
}

/** Puts changes into a list, all in one go: a busy cast has dozens a second, and each would go through thousands of rows. */
export function mergeListeners(list: ListenerList, changes: readonly ListenerChange[]): Merged {
  let { cursor } = list;
  const missed: ListenerChange[] = [];
  const gone = new Set<string>();
  const named = new Map<string, Item>();
  for (const change of changes) {
    if (change.cursor <= cursor) continue;
    if (change.after > cursor) {
      missed.push(change);
      continue;
    }
    for (const listener of change.joined) named.set(listener.id, listener);
    for (const id of change.left) gone.add(id);
    cursor = change.cursor;
  }
  if (cursor === list.cursor) return { list, missed };
  const items: Item[] = [];
  for (const item of list.items) {
    // Whoever is known and named again was moved to another stream.
    if (!gone.has(item.id)) items.push(named.get(item.id) ?? item);
    named.delete(item.id);
  }
  // A connection that ended never comes back: the same change may name both its ends.
  const coming = [...named.values()].filter(({ id }) => !gone.has(id));
  // First come first, as the server lists them: rows that are read keep their place.
  if (coming.length > 0) {
    items.push(...coming);
    items.sort(byStart);
  }
  return {
    list: {
      ...list,
      items,
      total: items.length,
      pageSize: items.length,
      // Only the server can tell persons apart, by what it does not send: its number holds until it is asked again.
      unique: Math.min(list.unique, items.length),
      emptySince: items.length === 0 ? list.emptySince : null,
      cursor,
    },
    missed,
  };
}

/**
 * What is held, with a list that was read anew: whoever is in both stays the same object, so that what draws rows by them
 * draws those alone that hold something new.
 */
export function keepListeners(held: ListenerList | undefined, next: ListenerList): ListenerList {
  if (!held || held.items === next.items) return next;
  const known = new Map(held.items.map((item) => [item.id, item]));
  return { ...next, items: next.items.map((item) => kept(known.get(item.id), item)) };
}

function kept(held: Item | undefined, next: Item): Item {
  if (held === undefined || held === next) return next;
  const fields = Object.keys(next) as (keyof Item)[];
  return fields.every((field) => held[field] === next[field]) ? held : next;
}

/** Takes one listener out, who is known to have left. */
export function withoutListener(list: ListenerList, id: string): ListenerList {
  const items = list.items.filter((listener) => listener.id !== id);
  if (items.length === list.items.length) return list;
  return { ...list, items, total: items.length, unique: Math.min(list.unique, items.length) };
}

type Item = ListenerList['items'][number];

/** Moments and ids of one form: their characters order them, and a language would only take longer. */
function byStart(one: Item, other: Item): number {
  return compare(one.startedAt, other.startedAt) || compare(one.id, other.id);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
