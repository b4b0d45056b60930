import { type DayPart, limits } from '@unmuted/api';

/** A daypart while it is edited. */
export interface DaypartDraft extends DayPart {
  /** Identifies the line while its name changes. */
  readonly key: number;
}

export type DaypartFault = 'name' | 'twice' | 'days' | 'hours';

/** Returns the error of each line, or null. */
export function faultsOf(drafts: readonly DaypartDraft[]): (DaypartFault | null)[] {
  return drafts.map(({ name, weekdays, from, to }, index) => {
    const text = name.trim();
    if (text === '' || [...text].length > limits.dayPartName) return 'name';
    if (drafts.some((other, place) => place < index && other.name.trim() === text)) return 'twice';
    if (weekdays.length === 0) return 'days';
    return from === to ? 'hours' : null;
  });
}

/** A new line defaults to weekday mornings, the most common daypart. */
export const newDraft = (key: number): DaypartDraft => ({
  key,
  name: '',
  weekdays: [1, 2, 3, 4, 5],
  from: 6,
  to: 10,
});

/** Converts a draft for the API, with days in order. */
export const partOf = ({ name, weekdays, from, to }: DaypartDraft): DayPart => ({
  name: name.trim(),
  weekdays: weekdays.toSorted((a, b) => a - b),
  from,
  to,
});

/** Returns the daypart with the most listeners; null unless at least two have listeners. */
export function strongestPart<Item extends { readonly aqh: number | null }>(
  items: readonly Item[],
): Item | null {
  const known = items.filter(({ aqh }) => (aqh ?? 0) > 0).toSorted((a, b) => (b.aqh ?? 0) - (a.aqh ?? 0));
  return known.length > 1 ? (known[0] ?? null) : null;
}
