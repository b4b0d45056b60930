import * as z from 'zod/mini';
import { count } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { visibleText } from '#/contract/shared/visible-text.ts';
import {
  about,
  amount,
  counted,
  isForward,
  isShort,
  rangeFields,
  sessionFields,
} from '#/contract/statistics/fields.ts';

const { counting, bots } = sessionFields;

/** A named part of the week, such as a show, in the time zone of the cast. */
export const dayPart = z
  .strictObject({
    name: z
      .string()
      .check(
        z.trim(),
        z.normalize('NFC'),
        z.minLength(1, { abort: true }),
        z.maxLength(limits.dayPartName),
        visibleText,
      ),
    /** The weekdays on which it begins: 1 is Monday, 7 is Sunday. */
    weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(
      z.minLength(1),
      z.maxLength(7),
      z.refine((days) => new Set(days).size === days.length, { error: 'not_unique' }),
    ),
    /** The hour at which it begins. */
    from: z.int().check(z.minimum(0), z.maximum(23)),
    /** The hour at which it ends; a value not after `from` is on the next day. */
    to: z.int().check(z.minimum(1), z.maximum(24)),
  })
  .check(z.refine((part) => part.from !== part.to, { error: 'not_offered', path: ['to'] }))
  .register(z.globalRegistry, { id: 'DayPart' });

/** All dayparts of a cast; they may overlap. */
export const dayParts = z
  .strictObject({
    parts: z.array(dayPart).check(
      z.maxLength(limits.dayParts),
      z.refine((parts) => new Set(parts.map(({ name }) => name)).size === parts.length, {
        error: 'not_unique',
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'DayParts' });

/** The saved dayparts of a cast. */
export const savedDayParts = z
  .object({ ...dayParts.shape, version: count })
  .register(z.globalRegistry, { id: 'SavedDayParts' });

/** The range and the counting of sessions. */
export const dayPartsQuery = z.strictObject({ ...rangeFields, counting, bots }).check(isForward, isShort);

/** The statistics of each daypart in a range. Null: unknown. */
export const statisticsDayParts = z
  .object({
    ...about,
    ...counted,
    items: z.array(
      z.object({
        part: dayPart,
        /** Average listeners: the mean of the quarter-hour means. */
        aqh: z.nullable(amount),
        peak: z.nullable(count),
        tlh: z.nullable(amount),
        /** Counted sessions that began in it. */
        sessions: z.nullable(count),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'StatisticsDayParts' });

/** A daypart. */
export type DayPart = z.infer<typeof dayPart>;
/** All dayparts of a cast. */
export type DayParts = z.infer<typeof dayParts>;
/** The saved dayparts of a cast. */
export type SavedDayParts = z.infer<typeof savedDayParts>;
/** The statistics of each daypart. */
export type StatisticsDayParts = z.infer<typeof statisticsDayParts>;
