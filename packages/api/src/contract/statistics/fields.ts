import * as z from 'zod/mini';
import { listenerClasses } from '#/contract/listeners/listeners.schemas.ts';
import { country, moment, text, username } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';

/** `active`: sessions of at least `limits.activeSessionS` seconds. `starts`: all sessions. */
export const statisticsCountings = ['active', 'starts'] as const;
/** Non-human classes, excluded by default. */
export const robotClasses = ['bot', 'relay', 'ripper'] as const;

const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** Averages are computed from quarter hours, so a range begins and ends on one. */
const quarter = () => z.iso.datetime().check(z.refine((value) => Date.parse(value) % quarterMs === 0));

/** The start and the end of a range. */
export const rangeFields = {
  from: quarter().register(z.globalRegistry, {
    description: 'Start of the range (inclusive), in UTC, on a quarter hour',
  }),
  to: quarter().register(z.globalRegistry, {
    description: `End of the range (exclusive), at most ${limits.statisticsDays} days after the start; may be in the future`,
  }),
} as const;

/** The value of a breakdown group. */
const nameOfOne = () => z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));

/** The range, the session filters and the counting. */
export const sessionFields = {
  ...rangeFields,
  counting: z
    .optional(z.enum(statisticsCountings))
    .register(z.globalRegistry, { description: 'Defaults to `active`' }),
  bots: z.optional(z.enum(['0', '1'])).register(z.globalRegistry, {
    description: `1 includes ${robotClasses.join(', ')}; defaults to 0. Ignored when \`class\` is given`,
  }),
  stream: z
    .optional(nameOfOne())
    .register(z.globalRegistry, { description: 'The id or the mount of a stream' }),
  country: z.optional(country),
  class: z.optional(z.enum(listenerClasses)),
  player: z
    .optional(nameOfOne())
    .register(z.globalRegistry, { description: 'The name of a player, as in the breakdown by player' }),
} as const;

type Range = { readonly from: string; readonly to: string };
const lengthMs = ({ from, to }: Range) => Date.parse(to) - Date.parse(from);
/** The range ends after it begins. */
export const isForward = z.refine<Range>((range) => lengthMs(range) > 0, {
  error: 'too_small',
  path: ['to'],
  abort: true,
});
/** The range is not longer than `limits.statisticsDays`. */
export const isShort = z.refine<Range>((range) => lengthMs(range) <= limits.statisticsDays * dayMs, {
  error: 'too_big',
  path: ['to'],
});

/** A non-negative amount. */
export const amount = z.number().check(z.nonnegative());
/** A fraction between 0 and 1. */
export const share = z.number().check(z.minimum(0), z.maximum(1));

/** The fields common to every statistics response. */
export const about = {
  username,
  from: moment,
  to: moment,
  /** The end of the available data: now, while the range is not over. */
  until: moment,
  /** The time zone of the cast, which defines days and hours. */
  timeZone: text,
  /** When recording began; null without data. */
  since: z.object({
    /** Listener counts: the basis of peaks, averages and time series. */
    counts: z.nullable(moment),
    /** Sessions: the basis of all other figures. */
    sessions: z.nullable(moment),
  }),
  /** Whether all of it is demo sample data: shown where that covers more of the range than recorded data, never mixed with it. */
  sample: z.boolean(),
} as const;

/** The session filters of a response. */
export const counted = { counting: z.enum(statisticsCountings), bots: z.boolean() } as const;
