import type { StatisticsSongs } from '@unmuted/api';

export type Song = StatisticsSongs['items'][number];

/** How many listeners a song gained, or lost below 0; null where that is not known. */
export function gainOf({ atStart, atEnd }: Song): number | null {
  return atStart === null || atEnd === null ? null : atEnd - atStart;
}

/** The song that a list in this order is about; null where none stands out in it. */
export function leadingSong({ items, order }: StatisticsSongs): Song | null {
  const [first, second] = items;
  if (!first) return null;
  const gain = gainOf(first) ?? 0;
  const stands = {
    plays: first.plays > (second?.plays ?? 0),
    gain: gain > 0,
    loss: gain < 0,
    tuneOuts: (first.tuneOuts ?? 0) > (second?.tuneOuts ?? 0),
  };
  return stands[order] ? first : null;
}
