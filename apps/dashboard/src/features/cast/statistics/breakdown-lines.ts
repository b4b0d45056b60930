import type { StatisticsBreakdown } from '@unmuted/api';
import { roundToTenth } from '#/lib/round-to-tenth.ts';

type Line = StatisticsBreakdown['items'][number];

const hourS = 3_600;

/** Listening time in hours. */
export const hoursOf = ({ listenedS }: Pick<Line, 'listenedS'>): number => listenedS / hourS;

/** Rounds hours for display; small values keep more precision. */
export const legibleHours = (hours: number): number =>
  hours < 10 ? Math.round(hours * 100) / 100 : roundToTenth(hours);

/** Combines the remaining lines into one. */
export function restOf({ rest }: StatisticsBreakdown): { count: number; value: number } | undefined {
  return rest ? { count: rest.values, value: hoursOf(rest) } : undefined;
}

/** Returns the line with the most listening and its share; null if there was no listening or no known value. */
export function leading({ items, total }: StatisticsBreakdown): { value: string; share: number } | null {
  let most: Line | undefined;
  for (const line of items) if (line.listenedS > (most?.listenedS ?? 0)) most = line;
  if (!most || most.value === null || total.listenedS === 0) return null;
  return { value: most.value, share: most.listenedS / total.listenedS };
}

/** Returns the share of sessions that ended within the first length range; null if there were none. */
export function leftAtOnce({ items, total }: StatisticsBreakdown): number | null {
  const [first] = items;
  return first && total.starts > 0 ? first.starts / total.starts : null;
}
