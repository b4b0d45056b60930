import { diffSequences, splitLines } from './sequence-diff.ts';

/** A row of a text diff: a line, or a number of omitted lines. */
export type TextRow =
  | {
      readonly kind: 'same' | 'removed' | 'added';
      readonly text: string;
      /** Line numbers from 1, on the side of the line. */
      readonly before?: number | undefined;
      readonly after?: number | undefined;
    }
  | { readonly kind: 'skipped'; readonly count: number };

/** Rows of a diff; in unchanged runs only `context` lines next to changes are kept. */
export function textRows(before: string, after: string, context: number): readonly TextRow[] {
  const runs = diffSequences(splitLines(before), splitLines(after));
  if (runs.every(({ kind }) => kind === 'same')) return [];
  let [old, now] = [0, 0];
  return runs.flatMap(({ kind, items }, index): TextRow[] => {
    const rows = items.map((text): TextRow => {
      if (kind === 'removed') return { kind, text, before: ++old };
      if (kind === 'added') return { kind, text, after: ++now };
      return { kind, text, before: ++old, after: ++now };
    });
    if (kind !== 'same') return rows;
    const head = index === 0 ? 0 : context;
    const tail = index === runs.length - 1 ? 0 : context;
    const skipped = rows.length - head - tail;
    // A "1 unchanged line" row would take as much space as the line itself.
    if (skipped <= 1) return rows;
    return [...rows.slice(0, head), { kind: 'skipped', count: skipped }, ...rows.slice(rows.length - tail)];
  });
}
