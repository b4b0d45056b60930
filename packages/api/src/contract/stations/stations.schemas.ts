import * as z from 'zod/mini';
import { auditActions } from '#/contract/identity/audit-actions.ts';
import { count, displayName, moment, text, timeZone, url, username } from '#/contract/shared/fields.ts';
import { listOf } from '#/contract/shared/list.ts';
import { alarmKind } from '#/contract/silence/silence.schemas.ts';
import { songOutputKinds } from '#/contract/stations/outputs.schemas.ts';
import {
  serviceTypes,
  stateSpans,
  streamProbe,
  streamState,
  streamUrl,
} from '#/contract/stations/services.schemas.ts';
import { tuneInState } from '#/contract/stations/tune-in.schemas.ts';

/** A station with the state of its stream. */
export const station = z
  .object({
    id: z.uuid(),
    name: text,
    status: z.enum(['active', 'pending', 'suspended']),
    timezone: text,
    /** The public address of its square logo, which never changes its content; null without one. */
    logoUrl: z.nullable(url),
    version: count,
    /** What players open; null without a service, or for a cast that no engine serves. */
    streamUrl: z.nullable(text),
    /** Null until a stream is attached. */
    service: z.nullable(
      z.object({
        id: z.uuid(),
        type: z.enum(serviceTypes),
        label: text,
        /** The cast, if it is hosted here. */
        cast: z.nullable(username),
        mount: z.nullable(text),
        sid: z.nullable(count),
        pollS: count,
        pausedAt: z.nullable(moment),
        /** Only staff can resume checks that they paused; null unless paused. */
        pausedBy: z.nullable(z.enum(['customer', 'staff'])),
      }),
    ),
    state: streamState,
    /** When the state began; null before the first check. */
    since: z.nullable(moment),
    checkedAt: z.nullable(moment),
    /** A code of the connection error or an HTTP status; null while there is no problem. */
    problem: z.nullable(text),
    /** Null when the service does not report them. */
    listeners: z.nullable(count),
    /** The song text that the stream sends; null without one. */
    song: z.nullable(
      z.object({
        /** As received. */
        raw: text,
        kind: z.enum(['song', 'ad', 'jingle', 'station', 'none']),
        artist: z.nullable(text),
        title: z.nullable(text),
        since: z.nullable(moment),
      }),
    ),
    /** The last connection as a player; null before the first. */
    probe: z.nullable(streamProbe),
    /** When the address of the stream was last changed, and the address that works on for a day. */
    previousUrl: z.nullable(z.object({ url: text, until: moment })),
    /** What else plays the stream and follows a change of its address, by name. */
    consumers: z.array(z.object({ type: z.enum(['station']), id: z.uuid(), name: text })),
    /** The mobile apps that play it and follow a change of its address, by name; those that the caller may see. */
    apps: z.array(z.object({ id: z.uuid(), platform: z.enum(['android', 'ios']), name: text })),
    /** The state of its calls to TuneIn; null until it is set up. */
    tuneIn: z.nullable(z.object({ state: tuneInState, since: z.nullable(moment) })),
    /** What silence detection found and is not over; null while nothing is wrong, or detection is off. */
    fault: z.nullable(z.object({ kind: alarmKind, since: moment, isAcknowledged: z.boolean() })),
    /** The outputs that were turned off after too many refusals, by name. */
    disabledOutputs: z.array(
      z.object({ id: z.uuid(), kind: z.enum(songOutputKinds), name: text, since: z.nullable(moment) }),
    ),
  })
  .register(z.globalRegistry, { id: 'Station' });

/** A station at a glance: without its last probe and its address. */
export const stationOverview = z
  .omit(station, { streamUrl: true, probe: true, previousUrl: true, consumers: true, apps: true })
  .register(z.globalRegistry, { id: 'StationOverview' });

/** All stations that the caller may see, by name. */
export const stationOverviewList = listOf(stationOverview).register(z.globalRegistry, {
  id: 'StationOverviewList',
});

/** What the owner can change about a station. */
export const stationChange = z
  .strictObject({
    name: displayName,
    timezone: timeZone,
    /** An upload of the kind `image.station`; null removes the logo, and without it the logo stays. */
    logoId: z.optional(z.nullable(z.uuid())),
  })
  .register(z.globalRegistry, { id: 'StationChange' });

/** A new address of a station's stream. */
export const stationStream = z
  .strictObject({ url: streamUrl })
  .register(z.globalRegistry, { id: 'StationStream' });

/** `?from=2026-09-08T00:00:00Z&to=…`; the last seven days by default. */
export const stationTimelineQuery = z.strictObject({ from: z.optional(moment), to: z.optional(moment) });

/** The recorded states and changes of a station. */
export const stationTimeline = z
  .object({
    from: moment,
    to: moment,
    spans: stateSpans,
    /** Latest first, at most 100. */
    changes: z.array(z.object({ at: moment, action: z.enum(auditActions), by: z.nullable(text) })),
  })
  .register(z.globalRegistry, { id: 'StationTimeline' });

/** See `station`. */
export type Station = z.infer<typeof station>;
/** See `stationOverview`. */
export type StationOverview = z.infer<typeof stationOverview>;
/** See `stationOverviewList`. */
export type StationOverviewList = z.infer<typeof stationOverviewList>;
/** See `stationChange`. */
export type StationChange = z.infer<typeof stationChange>;
/** See `stationTimeline`. */
export type StationTimeline = z.infer<typeof stationTimeline>;
