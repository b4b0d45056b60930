import * as z from 'zod/mini';
import { engineInfo, streamCodecs } from '#/contract/shared/engine.ts';
import { count, moment, text, url, username } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf } from '#/contract/shared/list.ts';

/** `stopped`: by somebody, until it is started. `unknown`: the engine is off or does not answer, so no one can say. */
export const castStates = ['live', 'off_air', 'never_connected', 'stopped', 'suspended', 'unknown'] as const;

/** One of `castStates`. */
export const castState = z.enum(castStates);

/** One stream of a cast: what it is set up for, and what the engine says of it while it is on air. */
export const castStream = z
  .object({
    id: z.uuid(),
    name: text,
    /** With its leading slash. */
    mount: text,
    /** What the source sends; while it is off air, what it is to send. */
    codec: z.enum(streamCodecs),
    /** kbit/s, likewise; null for FLAC. */
    bitrate: z.nullable(count),
    isPrimary: z.boolean(),
    /** Null when no one can say. */
    onAir: z.nullable(z.boolean()),
    listeners: z.nullable(count),
    /** Where it is heard; null where no engine serves it. */
    listenUrl: z.nullable(url),
  })
  .register(z.globalRegistry, { id: 'CastStream' });

/** What the engine said of a cast when it last answered: of then, never of now. */
export const castLastKnown = z
  .object({
    /** When that was. */
    at: moment,
    onAir: z.boolean(),
    /** Null while it was off air. */
    listeners: z.nullable(count),
    title: z.nullable(z.string().check(z.maxLength(limits.titleLength))),
  })
  .register(z.globalRegistry, { id: 'CastLastKnown' });

/** That the provider has suspended a cast; nothing is known of one from before such was kept. */
export const castSuspension = z
  .object({
    /** As the staff wrote it, for its customer to read. Lines may break. */
    reason: z.nullable(text),
    since: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'CastSuspension' });

/** What the engine says of one cast at this moment. Numbers are null, never 0, when it says nothing. */
export const castNow = z
  .object({
    username,
    state: castState,
    /** Of all its streams together. */
    listeners: z.nullable(count),
    /** Of the primary stream, else of the first that is on air. The title as the source sent it, cleaned of control characters. */
    title: z.nullable(z.string().check(z.maxLength(limits.titleLength))),
    titleSince: z.nullable(moment),
    /** On air since, off air since, stopped since, or suspended since. */
    since: z.nullable(moment),
    /** Who stopped it; null while it is to run. What the staff stopped only they can start. */
    stoppedBy: z.nullable(z.enum(['customer', 'admin'])),
    /** Null while it is not suspended. */
    suspension: z.nullable(castSuspension),
    /** When the engine was last asked; older than 45 s counts as stale on screen. */
    checkedAt: z.nullable(moment),
    /** Only while the engine does not answer, and once it has said something of this cast. */
    lastKnown: z.nullable(castLastKnown),
    /** In the order their owner gave them. */
    streams: z.array(castStream),
  })
  .register(z.globalRegistry, { id: 'CastNow' });

/** Listeners per step; `values[i]` is the highest count in its step, null where nothing was measured. */
export const listenerHistory = z
  .object({
    stepS: z.int().check(z.minimum(1)),
    endsAt: moment,
    values: z.array(z.nullable(count)),
    /** True when any value comes from sample data made for the demo. */
    sample: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ListenerHistory' });

/** One cast on the dashboard: this moment and the last 24 hours. */
export const castOverview = z
  .object({
    now: castNow,
    name: text,
    listenerLimit: count,
    peak24h: z.nullable(count),
    history: listenerHistory,
  })
  .register(z.globalRegistry, { id: 'CastOverview' });

/** The overviews, their listeners together, and the engine that gave them. */
export const castOverviewList = z
  .object({
    ...listOf(castOverview).shape,
    engine: engineInfo,
    /** All these casts together, summed at each moment: the peaks of casts do not coincide. */
    history: listenerHistory,
  })
  .register(z.globalRegistry, { id: 'CastOverviewList' });

const usernameList = z
  .string()
  .check(z.maxLength(limits.usernamesPerCall * 33), z.regex(/^[a-z0-9-]+(?:,[a-z0-9-]+)*$/));

/** `?usernames=aurora,harbour`; without it, every cast the caller may see. */
export const overviewQuery = z.strictObject({ usernames: z.optional(usernameList) });

/** That the provider has suspended a cast. */
export type CastSuspension = z.infer<typeof castSuspension>;
/** What the engine says of one cast at this moment. */
export type CastNow = z.infer<typeof castNow>;
/** What the engine said of a cast when it last answered. */
export type CastLastKnown = z.infer<typeof castLastKnown>;
/** One stream of a cast. */
export type CastStream = z.infer<typeof castStream>;
/** One of `castStates`. */
export type CastState = CastNow['state'];
/** One cast on the dashboard. */
export type CastOverview = z.infer<typeof castOverview>;
/** Listeners per step. */
export type ListenerHistory = z.infer<typeof listenerHistory>;
/** The overviews, their listeners together, and the engine that gave them. */
export type CastOverviewList = z.infer<typeof castOverviewList>;
