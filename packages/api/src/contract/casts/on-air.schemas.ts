import * as z from 'zod/mini';
import { count, moment, text, username } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf } from '#/contract/shared/list.ts';

/** A title that was on air, as the source sent it. */
export const playedTitle = z
  .object({
    id: text,
    title: z.string().check(z.maxLength(limits.titleLength)),
    /** When it was noticed. */
    startedAt: moment,
    /** Null while it is on air. */
    endedAt: z.nullable(moment),
    /** Who listened when it began; null where the engine did not say. */
    listeners: z.nullable(count),
  })
  .register(z.globalRegistry, { id: 'PlayedTitle' });
/** The titles of one cast, latest first; `total` counts all that are kept. */
export const playedTitleList = listOf(playedTitle).register(z.globalRegistry, { id: 'PlayedTitleList' });

const upToHundred = z.string().check(
  z.regex(/^[1-9][0-9]{0,2}$/),
  z.refine((value) => Number(value) <= 100, { error: 'too_big' }),
);

/** `?limit=20`; numbers travel as text in a query. */
export const titlesQuery = z.strictObject({
  limit: z.optional(upToHundred).register(z.globalRegistry, { description: 'From 1 to 100; 20 without' }),
});

/** `unknown`: nobody looked, so nobody can say. */
export const onAirStates = ['on_air', 'off_air', 'unknown'] as const;

/** A stretch of time in one state. */
export const onAirSpan = z
  .object({
    state: z.enum(onAirStates),
    from: moment,
    to: moment,
    /** What the source said it is; null where it said nothing, or where there was none. */
    agent: z.nullable(text),
  })
  .register(z.globalRegistry, { id: 'OnAirSpan' });

/** When one cast was on air in the last 24 hours. */
export const onAirDay = z
  .object({
    username,
    /** 24 hours before `to`; later where the source came and went too often to tell all of it. */
    from: moment,
    to: moment,
    /** Without holes, in order of time. */
    spans: z.array(onAirSpan),
    /** How often a source came back. */
    reconnects: count,
    /** Seconds; what is left of the day is unknown. */
    onAirS: count,
    offAirS: count,
  })
  .register(z.globalRegistry, { id: 'OnAirDay' });

/** A title that was on air. */
export type PlayedTitle = z.infer<typeof playedTitle>;
/** The titles of one cast, latest first. */
export type PlayedTitleList = z.infer<typeof playedTitleList>;
/** A stretch of time in one state. */
export type OnAirSpan = z.infer<typeof onAirSpan>;
/** When one cast was on air in the last 24 hours. */
export type OnAirDay = z.infer<typeof onAirDay>;
