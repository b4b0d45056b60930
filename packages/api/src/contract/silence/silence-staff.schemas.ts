import * as z from 'zod/mini';
import { castCustomer } from '#/contract/admin/casts.schemas.ts';
import { count, moment, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { searchTerms } from '#/contract/shared/list.ts';
import { visibleLines, visibleText } from '#/contract/shared/visible-text.ts';
import {
  alarmKind,
  hearingCapabilities,
  silenceDuration,
  silenceLevel,
  silenceThreshold,
  silenceVerdict,
  silenceVerdicts,
  silenceWatch,
} from '#/contract/silence/silence.schemas.ts';

/** A watched station on the wall. */
export const wallTile = z
  .object({
    id: z.uuid(),
    serviceId: z.uuid(),
    name: text,
    customer: castCustomer,
    verdict: silenceVerdict,
    since: z.nullable(moment),
    /** The last level; null while nothing is heard. */
    level: z.nullable(silenceLevel),
    problem: z.nullable(text),
    /** The address at which it can be heard; null if there is none. */
    streamUrl: z.nullable(text),
    listeners: z.nullable(count),
    /** The open incident; null without one. */
    incident: z.nullable(
      z.object({
        id: z.uuid(),
        kind: alarmKind,
        startedAt: moment,
        lowestDb: z.nullable(z.number()),
        /** Listeners × minutes so far; null when the service reports no listeners. */
        listenerMinutes: z.nullable(z.number()),
        listenersLost: z.nullable(count),
        acknowledged: z.nullable(z.object({ at: moment, by: text })),
        isTest: z.boolean(),
      }),
    ),
    snoozedUntil: z.nullable(moment),
    snoozedBy: z.nullable(text),
    snoozeReason: z.nullable(text),
  })
  .register(z.globalRegistry, { id: 'WallTile' });

/** A server that listens to streams. */
export const silenceChecker = z
  .object({
    id: text,
    name: text,
    seenAt: moment,
    streams: count,
    /** Streams that it can listen to. */
    capacity: count,
    /** Seconds from a sound to its level. */
    lagS: z.number(),
    /** Share of one core. */
    cpu: z.number(),
    memoryMb: count,
    /** It hears too few of its streams, or its decoders fail: what it finds is not used. */
    isBlind: z.boolean(),
    codecs: z.array(z.object({ codec: text, capability: z.enum(hearingCapabilities) })),
  })
  .register(z.globalRegistry, { id: 'SilenceChecker' });

/** All watched stations at a glance. */
export const silenceWall = z
  .object({
    at: moment,
    counts: z.object({ alarm: count, offAir: count, cannotCheck: count, snoozed: count, onAir: count }),
    /** Stations that need attention, by harm: listeners × minutes. At most 200. */
    tiles: z.array(wallTile),
    /** Snoozed stations, by the end of their snooze. At most 50. */
    snoozed: z.array(wallTile),
    /** Stations on air, most listeners first. At most `limit`. */
    onAir: z.array(wallTile),
    checkers: z.array(silenceChecker),
    /** Stations to watch that no server listens to. */
    unwatched: count,
  })
  .register(z.globalRegistry, { id: 'SilenceWall' });

/** `?limit=60&q=aurora&state=silent,off_air`. */
export const silenceWallQuery = z.strictObject({
  limit: queryLimit(),
  q: searchTerms('Search terms; each must occur in the station or the customer'),
  state: z
    .optional(
      z
        .string()
        .check(
          z.regex(new RegExp(`^(?:${silenceVerdicts.join('|')})(?:,(?:${silenceVerdicts.join('|')}))*$`)),
        ),
    )
    .register(z.globalRegistry, { description: 'Comma-separated verdicts' }),
});

function queryLimit() {
  return z
    .optional(
      z.string().check(
        z.regex(/^[1-9][0-9]{0,2}$/),
        z.refine((value) => Number(value) <= limits.wallRows, { error: 'too_big' }),
      ),
    )
    .register(z.globalRegistry, {
      description: 'Stations on air, 1 to 500',
      type: 'integer',
      minimum: 1,
      maximum: limits.wallRows,
    });
}

/** Snoozes several stations, for planned maintenance; null ends the snooze. */
export const silenceBulkSnooze = z
  .strictObject({
    ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(limits.silenceBulk)),
    until: z.nullable(moment),
    reason: z.nullable(
      z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(limits.silenceReason), visibleText),
    ),
  })
  .register(z.globalRegistry, { id: 'SilenceBulkSnooze' });
/** How many stations were changed. */
export const silenceBulkResult = z
  .object({ changed: count })
  .register(z.globalRegistry, { id: 'SilenceBulkResult' });

/** `?from=2026-09-01T00:00:00Z&to=…`; the last 30 days by default, at most 366. */
export const silenceStatsQuery = z.strictObject({ from: z.optional(moment), to: z.optional(moment) });

/** Incidents of all stations within a time, without tests. */
export const silenceStats = z
  .object({
    from: moment,
    to: moment,
    watched: count,
    incidents: count,
    falseAlarms: count,
    /** Minutes of incidents that are no false alarms. */
    minutes: z.number(),
    listenersLost: count,
    listenerMinutes: z.number(),
    /** Mean minutes until an acknowledgement, and until the end; null without any. */
    mttaMin: z.nullable(z.number()),
    mttrMin: z.nullable(z.number()),
    acknowledged: count,
    /** Each day in UTC, oldest first. */
    days: z.array(
      z.object({ date: z.iso.date(), incidents: count, minutes: z.number(), falseAlarms: count }),
    ),
    kinds: z.array(z.object({ kind: alarmKind, incidents: count, minutes: z.number() })),
    /** Stations by their share of known time with sound: the lower bound of each class, and its stations. */
    uptime: z.array(z.object({ from: z.number(), stations: count })),
    /** Starts of incidents by weekday (1 is Monday) and hour in UTC; hours without any are missing. */
    hours: z.array(z.object({ weekday: count, hour: count, incidents: count })),
    /** The 20 stations with the most lost listener minutes. */
    worst: z.array(
      z.object({
        id: z.uuid(),
        serviceId: z.uuid(),
        name: text,
        customer: castCustomer,
        incidents: count,
        minutes: z.number(),
        listenerMinutes: z.number(),
      }),
    ),
    /** How many stations have each threshold and duration. */
    settings: z.array(
      z.object({ thresholdDb: silenceThreshold, silenceS: silenceDuration, stations: count }),
    ),
  })
  .register(z.globalRegistry, { id: 'SilenceStats' });

/** What staff see of the detection of one service. */
export const managedSilence = z
  .object({
    serviceId: z.uuid(),
    serviceLabel: text,
    customer: castCustomer,
    watch: silenceWatch,
    /** Errors of decoding since the checker connected. */
    decodeErrors: count,
    connectedAt: z.nullable(moment),
    /** Limits of this station instead of those of the product; null: none. */
    overrides: z.object({
      /** Recipients; null: the limit of all stations. */
      maxRecipients: z.nullable(count),
      /** Text messages and calls within a month; null: the limit of all stations. */
      smsPerMonth: z.nullable(count),
    }),
    notes: text,
    /** Of the overrides and the notes. */
    version: count,
  })
  .register(z.globalRegistry, { id: 'ManagedSilence' });

/** Limits and notes of staff. */
export const managedSilenceChange = z
  .strictObject({
    overrides: z.strictObject({
      maxRecipients: z.nullable(z.int().check(z.minimum(0), z.maximum(limits.recipientsMax))),
      smsPerMonth: z.nullable(z.int().check(z.minimum(0), z.maximum(limits.smsMax))),
    }),
    notes: z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(limits.incidentNote), visibleLines),
  })
  .register(z.globalRegistry, { id: 'ManagedSilenceChange' });

/** See `wallTile`. */
export type WallTile = z.infer<typeof wallTile>;
/** See `silenceChecker`. */
export type SilenceChecker = z.infer<typeof silenceChecker>;
/** See `silenceWall`. */
export type SilenceWall = z.infer<typeof silenceWall>;
/** See `silenceBulkSnooze`. */
export type SilenceBulkSnooze = z.infer<typeof silenceBulkSnooze>;
/** See `silenceBulkResult`. */
export type SilenceBulkResult = z.infer<typeof silenceBulkResult>;
/** See `silenceStats`. */
export type SilenceStats = z.infer<typeof silenceStats>;
/** See `managedSilence`. */
export type ManagedSilence = z.infer<typeof managedSilence>;
/** See `managedSilenceChange`. */
export type ManagedSilenceChange = z.infer<typeof managedSilenceChange>;
