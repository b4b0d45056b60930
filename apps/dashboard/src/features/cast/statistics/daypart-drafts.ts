import type { DayPart, SavedDayParts } from '@unmuted/api';
import type { Fault } from '#/components/form/field-errors.ts';

/** A daypart while it is edited. */
export interface DaypartDraft extends DayPart {
  /** Identifies the line while its name changes. */
  readonly key: number;
}

export interface DaypartsDraft {
  parts: DaypartDraft[];
}

export function draftOf({ parts }: SavedDayParts): DaypartsDraft {
  return { parts: parts.map((part, key) => ({ ...part, key })) };
}

/** The request body, with trimmed names and days in order. */
export function bodyOf({ parts }: DaypartsDraft): { parts: DayPart[] } {
  return {
    parts: parts.map(({ name, weekdays, from, to }) => ({
      name: name.trim(),
      weekdays: weekdays.toSorted((a, b) => a - b),
      from,
      to,
    })),
  };
}

/** Marks the second use of a name; the contract only rejects the list as a whole. */
export function duplicateNames({ parts }: DaypartsDraft): Partial<Record<`parts.${number}.name`, Fault>> {
  const names = parts.map(({ name }) => name.trim());
  const duplicates = names.flatMap((name, index) =>
    name !== '' && names.indexOf(name) < index
      ? [[`parts.${index}.name`, { code: 'duplicate' }] as const]
      : [],
  );
  return Object.fromEntries(duplicates);
}

/** Adds a line. It defaults to weekday mornings, the most common daypart. */
export function withNewPart({ parts }: DaypartsDraft): { parts: DaypartDraft[]; key: number } {
  const key = Math.max(-1, ...parts.map((part) => part.key)) + 1;
  return { parts: [...parts, { key, name: '', weekdays: [1, 2, 3, 4, 5], from: 6, to: 10 }], key };
}

/** Returns the daypart with the most listeners; null unless at least two have listeners. */
export function strongestPart<Item extends { readonly aqh: number | null }>(
  items: readonly Item[],
): Item | null {
  const known = items.filter(({ aqh }) => (aqh ?? 0) > 0).toSorted((a, b) => (b.aqh ?? 0) - (a.aqh ?? 0));
  return known.length > 1 ? (known[0] ?? null) : null;
}
