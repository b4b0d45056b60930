/** A part of a written time that the arrow keys change. */
export type TimePart = 'hour' | 'minute' | 'period';

interface PartRange {
  readonly part: TimePart;
  readonly start: number;
  readonly end: number;
}

/** The parts of a written time, in the order of the text: in Japanese the period comes first. */
export function partsOf(text: string): PartRange[] {
  const [hour, minute] = text.matchAll(/\d+/gu);
  const period = /\p{L}[\p{L}.]*/u.exec(text);
  const found = [
    { part: 'hour', match: hour },
    { part: 'minute', match: minute },
    { part: 'period', match: period },
  ] as const;
  return found
    .flatMap(({ part, match }) =>
      match ? [{ part, start: match.index, end: match.index + match[0].length }] : [],
    )
    .sort((one, other) => one.start - other.start);
}

/** The part of a selection; the hour when everything is selected. */
export function partAt(text: string, start: number, end: number): TimePart {
  if (start === 0 && end === text.length) return 'hour';
  return partsOf(text).find((range) => start >= range.start && start <= range.end)?.part ?? 'hour';
}

/**
 * The part beside the selected one; `undefined` when no part is selected as a whole, so that the caret moves by characters.
 */
export function partBeside(text: string, start: number, end: number, offset: 1 | -1): TimePart | undefined {
  const parts = partsOf(text);
  const isAll = start === 0 && end === text.length;
  const index = isAll ? 0 : parts.findIndex((range) => range.start === start && range.end === end);
  if (index < 0) return undefined;
  return parts[Math.min(Math.max(index + offset, 0), parts.length - 1)]?.part;
}
