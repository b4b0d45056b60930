import { diffSequences } from './sequence-diff.ts';

/** A line of a JSON diff. */
export interface JsonLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly depth: number;
  readonly text: string;
}

/** A value that changed and is written on one line. */
export interface JsonChange {
  readonly kind: 'changed';
  readonly depth: number;
  /** The key with its colon; empty in arrays. */
  readonly key: string;
  readonly before: string;
  readonly after: string;
}

/** Adjacent values without changes. */
export interface JsonFold {
  readonly kind: 'fold';
  readonly depth: number;
  /** Number of values, without those inside them. */
  readonly count: number;
  readonly lines: readonly JsonLine[];
}

/** A row of a JSON diff. */
export type JsonDiffRow = JsonLine | JsonChange | JsonFold;

/** Rows of a diff between two JSON values; empty when they are equal. The order of keys doesn't matter, that of items does. */
export function jsonDiffRows(before: unknown, after: unknown): readonly JsonDiffRow[] {
  return canonical(before) === canonical(after) ? [] : compare({ key: '', depth: 0 }, before, after);
}

interface Place {
  key: string;
  depth: number;
}

function compare(place: Place, before: unknown, after: unknown): readonly JsonDiffRow[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    return inside(place, '[]', itemRows(place.depth + 1, before, after));
  }
  if (isObject(before) && isObject(after)) {
    return inside(place, '{}', keyRows(place.depth + 1, before, after));
  }
  if (isContainer(before) || isContainer(after)) {
    return [...linesOf(place, before, 'removed'), ...linesOf(place, after, 'added')];
  }
  return [{ kind: 'changed', ...place, before: JSON.stringify(before), after: JSON.stringify(after) }];
}

function inside({ key, depth }: Place, [open, close]: string, rows: readonly JsonDiffRow[]): JsonDiffRow[] {
  const line = (text = ''): JsonLine => ({ kind: 'same', depth, text });
  return [line(key + open), ...rows, line(close)];
}

function keyRows(
  depth: number,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): readonly JsonDiffRow[] {
  const rows: JsonDiffRow[] = [];
  const fold = createFold(depth, rows);
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const place = { key: `${JSON.stringify(key)}: `, depth };
    const [wasThere, isThere] = [Object.hasOwn(before, key), Object.hasOwn(after, key)];
    if (wasThere && isThere && canonical(before[key]) === canonical(after[key])) {
      fold.add(linesOf(place, after[key], 'same'));
      continue;
    }
    fold.close();
    if (!isThere) rows.push(...linesOf(place, before[key], 'removed'));
    else if (!wasThere) rows.push(...linesOf(place, after[key], 'added'));
    else rows.push(...compare(place, before[key], after[key]));
  }
  fold.close();
  return rows;
}

/** Items are aligned by their longest common subsequence; a removed item that is replaced by another is compared with it. */
function itemRows(
  depth: number,
  before: readonly unknown[],
  after: readonly unknown[],
): readonly JsonDiffRow[] {
  const rows: JsonDiffRow[] = [];
  const fold = createFold(depth, rows);
  const place = { key: '', depth };
  const runs = diffSequences(before.map(canonical), after.map(canonical));
  let [old, now] = [0, 0];
  runs.forEach(({ kind, items }, index) => {
    if (kind === 'same') {
      for (const item of after.slice(now, now + items.length)) fold.add(linesOf(place, item, 'same'));
      [old, now] = [old + items.length, now + items.length];
      return;
    }
    fold.close();
    const next = runs[index + 1];
    if (kind === 'removed' && next?.kind === 'added') {
      const pairs = Math.min(items.length, next.items.length);
      for (let pair = 0; pair < pairs; pair += 1) rows.push(...compare(place, before[old++], after[now++]));
      for (const item of before.slice(old, old + items.length - pairs)) {
        rows.push(...linesOf(place, item, 'removed'));
      }
      old += items.length - pairs;
    } else if (kind === 'removed') {
      for (const item of before.slice(old, old + items.length)) rows.push(...linesOf(place, item, 'removed'));
      old += items.length;
    } else {
      // The first ones may have been compared with removed items.
      const left = now + items.length - pairedBefore(runs, index);
      for (const item of after.slice(now, left)) rows.push(...linesOf(place, item, 'added'));
      now = left;
    }
  });
  fold.close();
  return rows;
}

function pairedBefore(runs: ReturnType<typeof diffSequences>, index: number): number {
  const previous = runs[index - 1];
  return previous?.kind === 'removed' ? Math.min(previous.items.length, runs[index]?.items.length ?? 0) : 0;
}

function createFold(depth: number, rows: JsonDiffRow[]) {
  let values: (readonly JsonLine[])[] = [];
  return {
    add: (lines: readonly JsonLine[]) => values.push(lines),
    close: () => {
      const lines = values.flat();
      // A single line takes no more space than the row that would stand for it.
      if (lines.length > 1) rows.push({ kind: 'fold', depth, count: values.length, lines });
      else rows.push(...lines);
      values = [];
    },
  };
}

/** A value on as many lines as formatted JSON has. */
function linesOf({ key, depth }: Place, value: unknown, kind: JsonLine['kind']): readonly JsonLine[] {
  const text = JSON.stringify(value ?? null, null, 1);
  return text.split('\n').map((line, index) => {
    const indent = line.length - line.trimStart().length;
    return {
      kind,
      depth: depth + indent,
      text: (index === 0 ? key : '') + line.trimStart().replace(/,$/, ''),
    };
  });
}

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;
const isObject = (value: unknown): value is Record<string, unknown> =>
  isContainer(value) && !Array.isArray(value);

/** JSON with sorted keys, which is equal for equal values. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
