import * as z from 'zod/mini';
import { count, moment, text } from '#/contract/shared/fields.ts';
import { about, amount, isForward, isShort, rangeFields } from '#/contract/statistics/shared.schemas.ts';

/** Which songs come first. `gain` and `loss`: whose listeners became more, and fewer, while they were on air. */
export const songOrders = ['plays', 'gain', 'loss', 'tuneOuts'] as const;

/** The range, and which songs come first. */
export const songsQuery = z
  .strictObject({
    ...rangeFields,
    order: z.optional(z.enum(songOrders)).register(z.globalRegistry, { description: '`plays` without' }),
  })
  .check(isForward, isShort);

/** Songs that began in a range, and who stayed. */
export const statisticsSongs = z
  .object({
    ...about,
    order: z.enum(songOrders),
    /** Since when titles are known; null while none is. */
    titlesSince: z.nullable(moment),
    /** Those that come first, at most `limits.statisticsLines`. */
    items: z.array(
      z.object({
        title: text,
        /** How often it began. */
        plays: count,
        /** Seconds on air. */
        airtimeS: amount,
        /** Plays of which listeners are known at both ends; the others lie in a gap, go on or overlap another title. */
        counted: count,
        /** Mean listeners of the whole cast when these began and when they ended; null where there are none. */
        atStart: z.nullable(amount),
        atEnd: z.nullable(amount),
        /** Active sessions of people that left while it was on air; null where no sessions are known. */
        tuneOuts: z.nullable(count),
      }),
    ),
    /** Of all songs of the range. */
    total: z.object({ songs: count, plays: count }),
  })
  .register(z.globalRegistry, { id: 'StatisticsSongs' });

/** Songs of a range. */
export type StatisticsSongs = z.infer<typeof statisticsSongs>;
/** Which songs come first. */
export type SongOrder = (typeof songOrders)[number];
