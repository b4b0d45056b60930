import { diffSequences, linesOf } from './sequence-diff.ts';

/** A row of a difference of texts: a line, or so many lines left out. */
export type TextRow =
  | {
      readonly kind: 'same' | 'removed' | 'added';
      readonly text: string;
      /** Line numbers, from 1; of the side the line stands on. */
      readonly before?: number | undefined;
      readonly after?: number | undefined;
    }
  | { readonly kind: 'skipped'; readonly count: number };

/** The rows of a difference; of long runs without change only `context` lines beside the changes are shown. */
export function textRows(before: string, after: string, context: number): readonly TextRow[] {
  const runs = diffSequences(linesOf(before), linesOf(after));
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
    // A row that says "1 unchanged line" would take the place of that line.
    if (skipped <= 1) return rows;
    return [...rows.slice(0, head), { kind: 'skipped', count: skipped }, ...rows.slice(rows.length - tail)];
  });
}
