import * as z from 'zod/mini';
import { listenerClasses } from '#/contract/listeners/listeners.schemas.ts';
import { country, moment, text, username } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';

/** `active`: sessions of at least `limits.activeSessionS` seconds. `starts`: all of them. */
export const statisticsCountings = ['active', 'starts'] as const;
/** Classes that are no people: left out unless they are asked for. */
export const robotClasses = ['bot', 'relay', 'ripper'] as const;

const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** Averages are made of quarters of an hour, so a range begins and ends with one. */
const quarter = () => z.iso.datetime().check(z.refine((value) => Date.parse(value) % quarterMs === 0));

/** Where a range begins and ends. */
export const rangeFields = {
  from: quarter().register(z.globalRegistry, {
    description: 'Where the range begins: a moment in UTC, at a full quarter of an hour',
  }),
  to: quarter().register(z.globalRegistry, {
    description: `Where it ends, without that moment: at most ${limits.statisticsDays} days later; it may lie ahead`,
  }),
} as const;

/** Of what there is one line. */
const nameOfOne = () => z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));

/** The range, which sessions of it, and how they count. */
export const sessionFields = {
  ...rangeFields,
  counting: z
    .optional(z.enum(statisticsCountings))
    .register(z.globalRegistry, { description: '`active` without' }),
  bots: z.optional(z.enum(['0', '1'])).register(z.globalRegistry, {
    description: `1: also ${robotClasses.join(', ')}; 0 without. A class that is named counts whatever this says`,
  }),
  stream: z
    .optional(nameOfOne())
    .register(z.globalRegistry, { description: 'A stream, by its id or its mount' }),
  country: z.optional(country),
  class: z.optional(z.enum(listenerClasses)),
  player: z
    .optional(nameOfOne())
    .register(z.globalRegistry, { description: 'A player, as lines by player name it' }),
} as const;

type Range = { readonly from: string; readonly to: string };
const lengthMs = ({ from, to }: Range) => Date.parse(to) - Date.parse(from);
/** It ends after it begins. */
export const isForward = z.refine<Range>((range) => lengthMs(range) > 0, {
  error: 'too_small',
  path: ['to'],
  abort: true,
});
/** It is no longer than can be asked for. */
export const isShort = z.refine<Range>((range) => lengthMs(range) <= limits.statisticsDays * dayMs, {
  error: 'too_big',
  path: ['to'],
});

/** As much as there is, or none. */
export const amount = z.number().check(z.nonnegative());
/** A part of a whole. */
export const share = z.number().check(z.minimum(0), z.maximum(1));

/** What every answer says of itself. */
export const about = {
  username,
  from: moment,
  to: moment,
  /** Up to where there can be figures: now, while the range is not over. */
  until: moment,
  /** Days and hours are those of this zone, the cast's own. */
  timeZone: text,
  /** Since when there are figures at all; null while there are none. */
  since: z.object({
    /** Counts of listeners, which peaks, averages and curves are made of. */
    counts: z.nullable(moment),
    /** Sessions, which all else is made of. */
    sessions: z.nullable(moment),
  }),
  /** Whether any of it was made for the demo. It is never added to what was counted. */
  sample: z.boolean(),
} as const;

/** Which sessions an answer is made of. */
export const counted = { counting: z.enum(statisticsCountings), bots: z.boolean() } as const;
