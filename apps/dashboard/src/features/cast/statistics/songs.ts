import type { StatisticsSongs } from '@unmuted/api';

export type Song = StatisticsSongs['items'][number];

/** Returns the listeners that a song gained, or lost if negative; null if unknown. */
export function gainOf({ atStart, atEnd }: Song): number | null {
  return atStart === null || atEnd === null ? null : atEnd - atStart;
}

/** Returns the song that stands out in this order; null if none does. */
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
