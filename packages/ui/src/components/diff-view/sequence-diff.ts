/** Adjacent items with the same operation. */
export interface DiffRun {
  /** Whether the items are in both sequences, only in the first, or only in the second. */
  readonly kind: 'same' | 'removed' | 'added';
  /** The items in their order, at least one. */
  readonly items: readonly string[];
}

/** Above this many comparisons (4000 × 1000 lines) everything is replaced, so that the browser is not blocked. */
const MAX_CELLS = 4_000_000;

/**
 * Operations that turn `before` into `after`, based on the longest common subsequence. Removals precede
 * the additions that replace them.
 */
export function diffSequences(before: readonly string[], after: readonly string[]): readonly DiffRun[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const room = Math.min(before.length, after.length) - start;
  while (end < room && before.at(-1 - end) === after.at(-1 - end)) end += 1;

  const middle = diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end));
  const same = (items: readonly string[]): DiffRun => ({ kind: 'same', items });
  return [same(before.slice(0, start)), ...middle, same(before.slice(before.length - end))].filter(
    ({ items }) => items.length > 0,
  );
}

function diffMiddle(before: readonly string[], after: readonly string[]): readonly DiffRun[] {
  if (before.length * after.length > MAX_CELLS) {
    return [
      { kind: 'removed', items: before },
      { kind: 'added', items: after },
    ];
  }
  const lengths = commonLengths(before, after);
  const width = after.length + 1;
  const length = (i: number, j: number) => lengths[i * width + j] ?? 0;
  const runs: { kind: DiffRun['kind']; items: string[] }[] = [];
  const put = (kind: DiffRun['kind'], item: string | undefined) => {
    if (item === undefined) return;
    const last = runs.at(-1);
    if (last?.kind === kind) last.items.push(item);
    else runs.push({ kind, items: [item] });
  };
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      put('same', before[i]);
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && length(i + 1, j) >= length(i, j + 1))) {
      put('removed', before[i]);
      i += 1;
    } else {
      put('added', after[j]);
      j += 1;
    }
  }
  return runs;
}

/** Length of the longest common subsequence of the remainders, for each pair of positions. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (index: number) => lengths[index] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const here = i * width + j;
      lengths[here] =
        before[i] === after[j] ? at(here + width + 1) + 1 : Math.max(at(here + width), at(here + 1));
    }
  }
  return lengths;
}

/** Splits a text into words, spaces and punctuation with Intl.Segmenter, which covers Chinese and Japanese. */
export function splitWords(text: string, locale: string): readonly string[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/** Splits a text into lines without terminators; none for an empty text. */
export function splitLines(text: string): readonly string[] {
  if (text === '') return [];
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}
