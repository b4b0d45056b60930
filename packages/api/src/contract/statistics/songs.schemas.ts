import * as z from 'zod/mini';
import { count, moment, text } from '#/contract/shared/fields.ts';
import { about, amount, isForward, isShort, rangeFields } from '#/contract/statistics/fields.ts';

/** The sort order. `gain` and `loss`: by the change of listeners while a song was on air. */
export const songOrders = ['plays', 'gain', 'loss', 'tuneOuts'] as const;

/** The range and the sort order. */
export const songsQuery = z
  .strictObject({
    ...rangeFields,
    order: z.optional(z.enum(songOrders)).register(z.globalRegistry, { description: 'Defaults to `plays`' }),
  })
  .check(isForward, isShort);

/** The songs that began in a range, with listener retention. */
export const statisticsSongs = z
  .object({
    ...about,
    order: z.enum(songOrders),
    /** When title recording began; null without titles. */
    titlesSince: z.nullable(moment),
    /** At most `limits.statisticsLines`. */
    items: z.array(
      z.object({
        title: text,
        /** Number of plays. */
        plays: count,
        /** Seconds on air. */
        airtimeS: amount,
        /** Plays with known listeners at both ends; the others are in a gap, ongoing or overlapping. */
        counted: count,
        /** Mean listeners of the cast at the start and the end of counted plays; null without counted plays. */
        atStart: z.nullable(amount),
        atEnd: z.nullable(amount),
        /** Active human sessions that ended while it was on air; null without session data. */
        tuneOuts: z.nullable(count),
      }),
    ),
    /** Totals of all songs of the range. */
    total: z.object({ songs: count, plays: count }),
  })
  .register(z.globalRegistry, { id: 'StatisticsSongs' });

/** The songs of a range. */
export type StatisticsSongs = z.infer<typeof statisticsSongs>;
/** The sort order of songs. */
export type SongOrder = (typeof songOrders)[number];
