/** Unique, stable key of a row. */
export type RowKey = string | number;

/** Difference between two lists of rows. */
export interface RowChanges {
  /** Old index by new index, −1 for added rows. */
  from: Int32Array;
  /** New indexes of added rows. */
  added: number[];
  /** Old indexes of removed rows. */
  removed: number[];
  /** New indexes of rows that were replaced by another object. */
  stale: number[];
  /** Remaining rows keep their indexes, and added rows follow them. */
  onlyAppended: boolean;
}

/** How many rows to search for a match before falling back to a map of keys. */
const LOOKAHEAD = 64;

/**
 * Compares two lists. Lists in the same order are compared in one pass; only reordered lists need a map of keys.
 */
export function diffRows<Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => RowKey,
): RowChanges {
  const from = new Int32Array(after.length).fill(-1);
  const removed: number[] = [];
  const added: number[] = [];
  const [oldAt, newAt] = alignInOrder(before, after, keyOf, { from, added, removed });
  for (let at = oldAt; at < before.length; at++) removed.push(at);
  for (let at = newAt; at < after.length; at++) added.push(at);
  const changes = match(before, after, keyOf, { from, added, removed });
  const stale: number[] = [];
  let last = -1;
  let inOrder = true;
  for (let at = 0; at < from.length; at++) {
    const old = from[at] ?? -1;
    if (old < 0) continue;
    if (after[at] !== before[old]) stale.push(at);
    if (old !== at) inOrder = false;
    last = at;
  }
  const onlyAppended = inOrder && changes.removed.length === 0 && (changes.added[0] ?? last + 1) > last;
  return { from, ...changes, stale, onlyAppended };
}

interface Found {
  from: Int32Array;
  added: number[];
  removed: number[];
}

/** Aligns both lists while they share one order; returns the end index in each. */
function alignInOrder<Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => RowKey,
  { from, added, removed }: Found,
): [number, number] {
  let old = 0;
  let now = 0;
  while (old < before.length && now < after.length) {
    const [a, b] = [before[old] as Row, after[now] as Row];
    if (a === b || keyOf(a) === keyOf(b)) {
      from[now++] = old++;
      continue;
    }
    const gone = lookAhead(before, old, keyOf(b), keyOf);
    const come = lookAhead(after, now, keyOf(a), keyOf);
    if (gone < 0 && come < 0) break;
    if (come < 0 || (gone >= 0 && gone <= come)) for (let n = 0; n < gone; n++) removed.push(old++);
    else for (let n = 0; n < come; n++) added.push(now++);
  }
  return [old, now];
}

function lookAhead<Row>(
  rows: readonly Row[],
  start: number,
  key: RowKey,
  keyOf: (row: Row) => RowKey,
): number {
  const end = Math.min(LOOKAHEAD, rows.length - start);
  for (let step = 1; step < end; step++) {
    if (keyOf(rows[start + step] as Row) === key) return step;
  }
  return -1;
}

/** Matches removed and added rows with the same key: they moved. */
function match<Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => RowKey,
  { from, added, removed }: Found,
): { added: number[]; removed: number[] } {
  if (added.length === 0 || removed.length === 0) return { added, removed };
  const went = new Map(removed.map((place) => [keyOf(before[place] as Row), place]));
  const inserted = added.filter((place) => {
    const key = keyOf(after[place] as Row);
    const old = went.get(key);
    if (old === undefined) return true;
    from[place] = old;
    went.delete(key);
    return false;
  });
  return { added: inserted, removed: [...went.values()] };
}
