import * as z from 'zod/mini';
import { count, moment } from '#/contract/shared/fields.ts';
import { about, isForward, isShort, rangeFields } from '#/contract/statistics/fields.ts';

/** The kinds of chart annotations: events that may affect listeners. */
export const castMarks = [
  'off_air',
  'settings',
  'settings_rolled_back',
  'geoblocking',
  'restarted',
  'stopped',
  'started',
] as const;

/** The range. */
export const marksQuery = z.strictObject(rangeFields).check(isForward, isShort);

/** The chart annotations of a range, in chronological order. */
export const statisticsMarks = z
  .object({
    ...about,
    /** At most `limits.statisticsMarks`. */
    items: z.array(
      z.object({
        kind: z.enum(castMarks),
        at: moment,
        /** The end of a lasting event; null for momentary or ongoing events. */
        until: z.nullable(moment),
        /** The changed settings section; null for other kinds. */
        section: z.nullable(z.enum(['general', 'streams', 'server'])),
      }),
    ),
    /** Number of omitted annotations: off-air periods too short for the range, and those over the limit. */
    omittedCount: count,
  })
  .register(z.globalRegistry, { id: 'StatisticsMarks' });

/** The chart annotations of a range. */
export type StatisticsMarks = z.infer<typeof statisticsMarks>;
/** A kind of chart annotation. */
export type CastMark = (typeof castMarks)[number];
