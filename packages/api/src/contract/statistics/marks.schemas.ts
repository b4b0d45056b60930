import * as z from 'zod/mini';
import { count, moment } from '#/contract/shared/fields.ts';
import { about, isForward, isShort, rangeFields } from '#/contract/statistics/shared.schemas.ts';

/** What happened to a cast that its listeners may have noticed. */
export const castMarks = [
  'off_air',
  'settings',
  'settings_undone',
  'geoblocking',
  'restarted',
  'stopped',
  'started',
] as const;

/** The range. */
export const marksQuery = z.strictObject(rangeFields).check(isForward, isShort);

/** What happened to a cast in a range, in order of time. */
export const statisticsMarks = z
  .object({
    ...about,
    /** At most `limits.statisticsMarks`. */
    items: z.array(
      z.object({
        kind: z.enum(castMarks),
        at: moment,
        /** When it was over, of what lasts; null of what does not, or goes on. */
        until: z.nullable(moment),
        /** Which part of the settings; null of anything else. */
        section: z.nullable(z.enum(['general', 'streams', 'server'])),
      }),
    ),
    /** Times off air that are too short to be seen in so long a range, and what is beyond the most that is told. */
    leftOut: count,
  })
  .register(z.globalRegistry, { id: 'StatisticsMarks' });

/** What happened in a range. */
export type StatisticsMarks = z.infer<typeof statisticsMarks>;
/** One kind of it. */
export type CastMark = (typeof castMarks)[number];
