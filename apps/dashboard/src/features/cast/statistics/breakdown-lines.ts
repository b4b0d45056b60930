import type { StatisticsBreakdown } from '@unmuted/api';
import { roundToTenth } from '#/lib/round-to-tenth.ts';

type Line = StatisticsBreakdown['items'][number];

const hourS = 3_600;

/** What was listened, in hours. */
export const hoursOf = ({ listenedS }: Pick<Line, 'listenedS'>): number => listenedS / hourS;

/** As precise as it can be read: of a few hours the minutes matter. */
export const legibleHours = (hours: number): number =>
  hours < 10 ? Math.round(hours * 100) / 100 : roundToTenth(hours);

/** What has no line of its own, as one. */
export function restOf({ rest }: StatisticsBreakdown): { count: number; value: number } | undefined {
  return rest ? { count: rest.values, value: hoursOf(rest) } : undefined;
}

/** The line with the most listening, and its part of the whole; null where nobody listened, or nobody knows to what. */
export function leading({ items, total }: StatisticsBreakdown): { value: string; share: number } | null {
  let most: Line | undefined;
  for (const line of items) if (line.listenedS > (most?.listenedS ?? 0)) most = line;
  if (!most || most.value === null || total.listenedS === 0) return null;
  return { value: most.value, share: most.listenedS / total.listenedS };
}

/** Of all starts, those that ended within the first of the lengths; null where nobody came. */
export function leftAtOnce({ items, total }: StatisticsBreakdown): number | null {
  const [first] = items;
  return first && total.starts > 0 ? first.starts / total.starts : null;
}
