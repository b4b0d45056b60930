import * as z from 'zod/mini';
import { castSetup } from '#/contract/casts/setup.schemas.ts';
import { engineInfo, streamCodecs } from '#/contract/shared/engine.ts';
import { count, moment, text, url, username } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf } from '#/contract/shared/list.ts';

/** `stopped`: stopped by a person until it is started. `unknown`: the engine is off or not responding. */
export const castStates = ['live', 'off_air', 'never_connected', 'stopped', 'suspended', 'unknown'] as const;

/** One of `castStates`. */
export const castState = z.enum(castStates);

/** `above_plan`: the source sends more than the plan allows. `undeclared_rate`: it sends another bitrate than it announces. */
export const bitrateIssue = z.enum(['above_plan', 'undeclared_rate']);

/** One stream of a cast: its settings, and the values reported by the engine while it is on air. */
export const castStream = z
  .object({
    id: z.uuid(),
    name: text,
    /** With the leading slash. */
    mount: text,
    /** The codec of the source; the configured codec while it is off air. */
    codec: z.enum(streamCodecs),
    /**
     * kbit/s. On air: as announced by the source if the measurement agrees, otherwise as measured; null while neither is
     * known. Otherwise the configured value; null for FLAC.
     */
    bitrate: z.nullable(count),
    /** kbit/s of the stream's settings; null for FLAC. */
    configuredKbps: z.nullable(count),
    /** kbit/s announced by the source; null when it announces none, and while it is off air. */
    declaredKbps: z.nullable(count),
    /** kbit/s received from the source in the last 30 seconds; null during its first seconds, and while it is off air. */
    measuredKbps: z.nullable(count),
    /** Maximum kbit/s of the plan; null for streams that are set up for FLAC. */
    allowedKbps: z.nullable(count),
    /** What is wrong with the bitrate of the source; null while it is off air. */
    bitrateIssue: z.nullable(bitrateIssue),
    /** When the last source was disconnected because of its bitrate; null once a source connects again. */
    overBitrateAt: z.nullable(moment),
    isPrimary: z.boolean(),
    /** Null when unknown. */
    onAir: z.nullable(z.boolean()),
    listeners: z.nullable(count),
    /** Null when no engine serves it. */
    listenUrl: z.nullable(url),
  })
  .register(z.globalRegistry, { id: 'CastStream' });

/** The last state of a cast reported before the engine stopped responding. */
export const castLastKnown = z
  .object({
    /** When it was reported. */
    at: moment,
    onAir: z.boolean(),
    /** Null if it was off air. */
    listeners: z.nullable(count),
    title: z.nullable(z.string().check(z.maxLength(limits.titleLength))),
  })
  .register(z.globalRegistry, { id: 'CastLastKnown' });

/** The suspension of a cast; fields are null for suspensions that predate the record. */
export const castSuspension = z
  .object({
    /** Written by an admin for the customer. May contain line breaks. */
    reason: z.nullable(text),
    since: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'CastSuspension' });

/** Listeners that a full cast rejected today, by its own time zone. A player that retries counts once an hour. */
export const turnedAway = z
  .object({ count, lastAt: moment })
  .register(z.globalRegistry, { id: 'TurnedAway' });

/** The current state of one cast. Numbers are null, never 0, when unknown. */
export const castNow = z
  .object({
    username,
    state: castState,
    /** Total of all streams. */
    listeners: z.nullable(count),
    /** Title of the primary stream, or of the first one on air; control characters are removed. */
    title: z.nullable(z.string().check(z.maxLength(limits.titleLength))),
    titleSince: z.nullable(moment),
    /** When the current state began. */
    since: z.nullable(moment),
    /** Null unless it is stopped. Only an admin can start a cast stopped by an admin. */
    stoppedBy: z.nullable(z.enum(['customer', 'admin'])),
    /** Null unless it is suspended. */
    suspension: z.nullable(castSuspension),
    /** Since when its listener limit is reached; null below it, or when unknown. */
    fullSince: z.nullable(moment),
    /** Null when none is known: an engine without admission checks reports none. */
    turnedAway: z.nullable(turnedAway),
    /** When the engine was last polled; clients treat values as stale after 20 s without an update. */
    checkedAt: z.nullable(moment),
    /** Only while the engine is not responding and if it has reported this cast before. */
    lastKnown: z.nullable(castLastKnown),
    /** In the order chosen by the owner. */
    streams: z.array(castStream),
  })
  .register(z.globalRegistry, { id: 'CastNow' });

/** Listeners per step; `values[i]` is the peak of the step, null where nothing was measured. */
export const listenerHistory = z
  .object({
    stepS: z.int().check(z.minimum(1)),
    endsAt: moment,
    values: z.array(z.nullable(count)),
    /** Whether all values are demo sample data; otherwise none is. */
    sample: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ListenerHistory' });

/** One cast on the dashboard: its current state and the last 24 hours. */
export const castOverview = z
  .object({
    now: castNow,
    name: text,
    listenerLimit: count,
    peak24h: z.nullable(count),
    history: listenerHistory,
    /** Null once its first source connected more than `limits.castSetupDays` ago. */
    setup: z.nullable(castSetup),
  })
  .register(z.globalRegistry, { id: 'CastOverview' });

/** The overviews, their total listener history and the engine that reported them. */
export const castOverviewList = z
  .object({
    ...listOf(castOverview).shape,
    engine: engineInfo,
    /** The sum over these casts per step, because their peaks do not coincide. */
    history: listenerHistory,
  })
  .register(z.globalRegistry, { id: 'CastOverviewList' });

const usernameList = z
  .string()
  .check(z.maxLength(limits.usernamesPerCall * 33), z.regex(/^[a-z0-9-]+(?:,[a-z0-9-]+)*$/));

/** `?usernames=aurora,harbour`; defaults to every cast visible to the caller. */
export const overviewQuery = z.strictObject({ usernames: z.optional(usernameList) });

/** The suspension of a cast. */
export type CastSuspension = z.infer<typeof castSuspension>;
/** The current state of one cast. */
export type CastNow = z.infer<typeof castNow>;
/** The last state of a cast reported by the engine. */
export type CastLastKnown = z.infer<typeof castLastKnown>;
/** One stream of a cast. */
export type CastStream = z.infer<typeof castStream>;
/** One of `castStates`. */
export type CastState = CastNow['state'];
/** One cast on the dashboard. */
export type CastOverview = z.infer<typeof castOverview>;
/** Listeners per step. */
export type ListenerHistory = z.infer<typeof listenerHistory>;
/** The overviews, their total listener history and the engine that reported them. */
export type CastOverviewList = z.infer<typeof castOverviewList>;
