import * as z from 'zod/mini';
import { count } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import {
  about,
  amount,
  counted,
  isForward,
  isShort,
  rangeFields,
  sessionFields,
} from '#/contract/statistics/shared.schemas.ts';

const { counting, bots } = sessionFields;

/** A part of the week that somebody named, such as a show, by the clocks of the cast. */
export const dayPart = z
  .strictObject({
    name: z
      .string()
      .check(
        z.trim(),
        z.normalize('NFC'),
        z.minLength(1, { abort: true }),
        z.maxLength(limits.dayPartName),
        z.regex(/^[^\p{Cc}\p{Cs}]+$/u),
      ),
    /** The days on which it begins: 1 is Monday, 7 Sunday. */
    weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(
      z.minLength(1),
      z.maxLength(7),
      z.refine((days) => new Set(days).size === days.length, { error: 'duplicate' }),
    ),
    /** The full hour at which it begins. */
    from: z.int().check(z.minimum(0), z.maximum(23)),
    /** The one at which it ends: one that is not later is that of the next day. */
    to: z.int().check(z.minimum(1), z.maximum(24)),
  })
  .check(z.refine((part) => part.from !== part.to, { error: 'not_offered', path: ['to'] }))
  .register(z.globalRegistry, { id: 'DayPart' });

/** All of them; a part may overlap another. */
export const dayParts = z
  .strictObject({
    parts: z.array(dayPart).check(
      z.maxLength(limits.dayParts),
      z.refine((parts) => new Set(parts.map(({ name }) => name)).size === parts.length, {
        error: 'duplicate',
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'DayParts' });

/** The same as they are kept. */
export const keptDayParts = z
  .object({ ...dayParts.shape, version: count })
  .register(z.globalRegistry, { id: 'KeptDayParts' });

/** The range, and how sessions count. */
export const dayPartsQuery = z.strictObject({ ...rangeFields, counting, bots }).check(isForward, isShort);

/** What each part of the week had in a range. Null: nothing is known. */
export const statisticsDayParts = z
  .object({
    ...about,
    ...counted,
    items: z.array(
      z.object({
        part: dayPart,
        /** Average listeners: the mean of the means of quarters of an hour. */
        aqh: z.nullable(amount),
        peak: z.nullable(count),
        tlh: z.nullable(amount),
        /** Sessions that began in it, of those that count. */
        sessions: z.nullable(count),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'StatisticsDayParts' });

/** A part of the week. */
export type DayPart = z.infer<typeof dayPart>;
/** All of a cast. */
export type DayParts = z.infer<typeof dayParts>;
/** All of a cast, as they are kept. */
export type KeptDayParts = z.infer<typeof keptDayParts>;
/** What each of them had. */
export type StatisticsDayParts = z.infer<typeof statisticsDayParts>;
