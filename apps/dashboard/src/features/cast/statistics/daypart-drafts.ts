import { type DayPart, limits } from '@unmuted/api';

/** A part of the week while it is edited. */
export interface DaypartDraft extends DayPart {
  /** Tells the lines apart while names change. */
  readonly key: number;
}

export type DaypartFault = 'name' | 'twice' | 'days' | 'hours';

/** What is wrong with each line; null where nothing is. */
export function faultsOf(drafts: readonly DaypartDraft[]): (DaypartFault | null)[] {
  return drafts.map(({ name, weekdays, from, to }, index) => {
    const text = name.trim();
    if (text === '' || [...text].length > limits.dayPartName) return 'name';
    if (drafts.some((other, place) => place < index && other.name.trim() === text)) return 'twice';
    if (weekdays.length === 0) return 'days';
    return from === to ? 'hours' : null;
  });
}

/** A new line begins with workday mornings, which most stations name first. */
export const newDraft = (key: number): DaypartDraft => ({
  key,
  name: '',
  weekdays: [1, 2, 3, 4, 5],
  from: 6,
  to: 10,
});

/** As it is sent: days in their order. */
export const partOf = ({ name, weekdays, from, to }: DaypartDraft): DayPart => ({
  name: name.trim(),
  weekdays: weekdays.toSorted((a, b) => a - b),
  from,
  to,
});

/** The part with the most listeners; null where none is known, or there is no other. */
export function strongestPart<Item extends { readonly aqh: number | null }>(
  items: readonly Item[],
): Item | null {
  const known = items.filter(({ aqh }) => (aqh ?? 0) > 0).toSorted((a, b) => (b.aqh ?? 0) - (a.aqh ?? 0));
  return known.length > 1 ? (known[0] ?? null) : null;
}
