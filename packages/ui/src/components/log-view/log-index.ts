import type { LogLevel, LogLine } from './log-view.types.ts';

/** All levels, in the order of the filter. */
export const LOG_LEVELS: readonly LogLevel[] = ['error', 'warn', 'info'];

/** Level of a line. */
export const levelOf = (line: LogLine): LogLevel => line.level ?? 'info';

/**
 * Computes a value for each line once. Lines that are added to the end are computed, lines that are removed from the start
 * are dropped; otherwise all values are computed again.
 */
export function createLineCache<T>(
  compute: (line: LogLine) => T,
): (lines: readonly LogLine[]) => readonly T[] {
  let known: readonly LogLine[] = [];
  let values: readonly T[] = [];
  return (lines) => {
    if (lines === known) return values;
    const [first] = lines;
    const removed = first ? known.indexOf(first) : -1;
    const common = removed < 0 ? 0 : known.length - removed;
    const isContinued = common > 0 && common <= lines.length && lines[common - 1] === known.at(-1);
    const next = isContinued ? values.slice(removed) : [];
    for (const line of lines.slice(next.length)) next.push(compute(line));
    known = lines;
    values = next;
    return values;
  };
}

/** Indexes of the lines with one of the levels. */
export function filterLines(
  levelsOfLines: readonly LogLevel[],
  levels: readonly LogLevel[],
): readonly number[] {
  const shown: number[] = [];
  levelsOfLines.forEach((level, index) => {
    if (levels.includes(level)) shown.push(index);
  });
  return shown;
}

const ASCII = /^[ -~]*$/;
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/;
const TAB = '    ';

/** The text as displayed: tabs become four spaces. */
export const displayText = (text: string): string => text.replaceAll('\t', TAB);

/** Columns of a text in a monospaced font, at least as many as it takes: wide characters count as two, emoji as three. */
export function columnsOf(text: string): number {
  const shown = displayText(text);
  if (ASCII.test(shown)) return shown.length;
  let columns = 0;
  for (const character of shown) columns += character.length > 1 ? 3 : WIDE.test(character) ? 2 : 1;
  return columns;
}

/**
 * The first display row of each line when lines wrap at `width` columns, followed by the total number of rows. Every line
 * has at least one row.
 */
export function rowStarts(view: readonly number[], columns: readonly number[], width: number): Uint32Array {
  const starts = new Uint32Array(view.length + 1);
  let row = 0;
  view.forEach((index, at) => {
    starts[at] = row;
    row += Math.max(1, Math.ceil((columns[index] ?? 0) / width));
  });
  starts[view.length] = row;
  return starts;
}

/** Position of the first item that is at least `value`, in a sorted list. */
export function lowerBound(sorted: ArrayLike<number>, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The whole log as text, with the ISO instant and level of each line. */
export function logText(lines: readonly LogLine[]): string {
  return lines.map(lineText).join('\n');
}

/** A line as text. */
export function lineText(line: LogLine): string {
  const at = line.at === undefined ? [] : [new Date(line.at).toISOString()];
  return [...at, levelOf(line).toUpperCase().padEnd(5), line.text].join(' ');
}
