import * as z from 'zod/mini';
import { count, country, text } from '#/contract/shared/fields.ts';

const days = ['7', '30', '90'] as const;
/** `?days=7`: the last days, with today, in the time zone of what the app plays. */
export const appStatisticsQuery = z.strictObject({ days: z.optional(z.enum(days)) });

const counts = {
  /** Active sessions that began. */
  sessions: count,
  /** Unique listeners of these sessions: addresses with a player. */
  unique: count,
  /** Listening hours of active sessions. */
  hours: z.number().check(z.nonnegative()),
};

/** Who listens to the casts of an account with one of its apps, recognised by the user agent. */
export const appStatistics = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** IANA name, of the station or cast that the app plays. */
    timeZone: text,
    /** Whether every figure of a period is sample data; otherwise none is. */
    sample: z.boolean(),
    /** Whether the app plays a cast of its account. Who listens to other streams is not known here. */
    playsCast: z.boolean(),
    /** Current listeners; null while the engine does not report them. */
    listening: z.nullable(count),
    ...counts,
    /** The same number of days before; null unless the first session is from before them, since a part is no comparison. */
    previous: z.nullable(z.object(counts)),
    days: z.array(z.object({ day: z.iso.date(), ...counts })),
    /** Most sessions first; null: unknown. */
    countries: z.array(z.object({ country: z.nullable(country), ...counts })),
    /** Versions of the app as it names itself, most sessions first, at most 50. */
    versions: z.array(z.object({ version: text, ...counts })),
    /** The day of the first stored session; null before it. */
    since: z.nullable(z.iso.date()),
  })
  .register(z.globalRegistry, { id: 'AppStatistics' });

/** Who listens with an app. */
export type AppStatistics = z.infer<typeof appStatistics>;
