import type { ListenerChange, ListenerList } from '@unmuted/api';

/** A list with a change in it; `null` when something between the two was missed. */
export function mergeListeners(list: ListenerList, change: ListenerChange): ListenerList | null {
  if (change.cursor <= list.cursor) return list;
  if (change.after > list.cursor) return null;
  const gone = new Set(change.left);
  // Whoever is known and named again was moved to another stream.
  const again = new Map(change.joined.map((listener) => [listener.id, listener]));
  const staying = list.items.filter(({ id }) => !gone.has(id)).map((item) => again.get(item.id) ?? item);
  const known = new Set(staying.map(({ id }) => id));
  // A connection that ended never comes back: the same change may name both its ends.
  const coming = change.joined.filter(({ id }) => !known.has(id) && !gone.has(id));
  // First come first, as the server lists them: rows that are read keep their place.
  const items = coming.length === 0 ? staying : [...staying, ...coming].sort(byStart);
  return {
    ...list,
    items,
    total: items.length,
    pageSize: items.length,
    // Only the server can tell persons apart, by what it does not send: its number holds until it is asked again.
    unique: Math.min(list.unique, items.length),
    emptySince: items.length === 0 ? list.emptySince : null,
    cursor: change.cursor,
  };
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
