import * as z from 'zod/mini';
import { count, moment, text, username } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf, queryInteger } from '#/contract/shared/list.ts';

/** A played title, as sent by the source. */
export const playedTitle = z
  .object({
    id: text,
    title: z.string().check(z.maxLength(limits.titleLength)),
    /** When it was detected. */
    startedAt: moment,
    /** Null while it is on air. */
    endedAt: z.nullable(moment),
    /** Listeners at its start; null when unknown. */
    listeners: z.nullable(count),
  })
  .register(z.globalRegistry, { id: 'PlayedTitle' });
/** The played titles of a cast, latest first; `total` counts all stored ones. */
export const playedTitleList = listOf(playedTitle).register(z.globalRegistry, { id: 'PlayedTitleList' });

/** `?limit=20`. */
export const titlesQuery = z.strictObject({
  limit: queryInteger({ maximum: 100, description: 'From 1 to 100; defaults to 20' }),
});

/** `unknown`: not monitored at that time. `suspended`: closed by support, so it counts as neither on air nor off air. */
export const onAirStates = ['on_air', 'off_air', 'suspended', 'unknown'] as const;

/** A period in one state. */
export const onAirSpan = z
  .object({
    state: z.enum(onAirStates),
    from: moment,
    to: moment,
    /** The user agent of the source; null when not sent or without a source. */
    agent: z.nullable(text),
  })
  .register(z.globalRegistry, { id: 'OnAirSpan' });

/** The on-air periods of a cast in the last 24 hours. */
export const onAirDay = z
  .object({
    username,
    /** 24 hours before `to`; later when the source reconnected too often to list all periods. */
    from: moment,
    to: moment,
    /** Contiguous and chronological. */
    spans: z.array(onAirSpan),
    /** Number of source reconnects. */
    reconnects: count,
    /** Seconds; the remainder of the day is suspended or unknown. */
    onAirS: count,
    offAirS: count,
  })
  .register(z.globalRegistry, { id: 'OnAirDay' });

/** A played title. */
export type PlayedTitle = z.infer<typeof playedTitle>;
/** The played titles of a cast, latest first. */
export type PlayedTitleList = z.infer<typeof playedTitleList>;
/** A period in one state. */
export type OnAirSpan = z.infer<typeof onAirSpan>;
/** The on-air periods of a cast in the last 24 hours. */
export type OnAirDay = z.infer<typeof onAirDay>;
