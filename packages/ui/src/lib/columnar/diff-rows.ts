/** Tells a row apart from all others, whatever it holds. */
export type RowKey = string | number;

/** How one list of rows became another. */
export interface RowChanges {
  /** For each new place the old one, −1 for rows that came. */
  from: Int32Array;
  /** New places of the rows that came. */
  added: number[];
  /** Old places of the rows that went. */
  removed: number[];
  /** New places of rows that stayed but are another object now. */
  stale: number[];
  /** The rows that stayed stand where they stood, and those that came stand after them. */
  onlyAppended: boolean;
}

/** How far ahead to look for a row before a table of all rows is made. */
const LOOKAHEAD = 64;

/**
 * What changed between two lists. Lists that lost and won a few rows are compared in one walk; only lists in another
 * order need a table of keys.
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

/** Goes through both lists side by side as far as they keep one order; gives how far it came in each. */
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

/** A row that went in one place and came in another has only moved. */
function match<Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => RowKey,
  { from, added, removed }: Found,
): { added: number[]; removed: number[] } {
  if (added.length === 0 || removed.length === 0) return { added, removed };
  const went = new Map(removed.map((place) => [keyOf(before[place] as Row), place]));
  const came = added.filter((place) => {
    const key = keyOf(after[place] as Row);
    const old = went.get(key);
    if (old === undefined) return true;
    from[place] = old;
    went.delete(key);
    return false;
  });
  return { added: came, removed: [...went.values()] };
}
