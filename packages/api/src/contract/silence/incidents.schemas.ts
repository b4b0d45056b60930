import * as z from 'zod/mini';
import { count, moment, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf, pageQuery } from '#/contract/shared/list.ts';
import { visibleLines } from '#/contract/shared/visible-text.ts';
import { alarmKind, alarmKinds } from '#/contract/silence/silence.schemas.ts';

/** How an incident was acknowledged: in the dashboard, or by the link of a message. */
export const acknowledgedVia = ['dashboard', 'link'] as const;
/** What became of the action of an incident. */
export const incidentActionStates = ['done', 'failed', 'reverted'] as const;

/** A time in which a stream was not as it should be. */
export const silenceIncident = z
  .object({
    id: z.uuid(),
    kind: alarmKind,
    /** When the sound was lost, not when the alarm was raised. */
    startedAt: moment,
    raisedAt: moment,
    /** Null while it lasts. */
    endedAt: z.nullable(moment),
    /** dBFS RMS of the quietest second; null if nothing was heard. */
    lowestDb: z.nullable(z.number()),
    /** The dead channel of `one_channel`. */
    channel: z.nullable(z.enum(['left', 'right'])),
    /** Null when the service does not report listeners. */
    listenersAtStart: z.nullable(count),
    /** Fewer listeners than at the start; the most so far. */
    listenersLost: z.nullable(count),
    /** Listeners × minutes of the incident. */
    listenerMinutes: z.nullable(z.number()),
    acknowledged: z.nullable(z.object({ at: moment, by: text, via: z.enum(acknowledgedVia) })),
    snoozedUntil: z.nullable(moment),
    action: z.nullable(
      z.object({
        kind: z.enum(['fallback', 'restart']),
        mount: z.nullable(text),
        at: moment,
        state: z.enum(incidentActionStates),
        problem: z.nullable(text),
      }),
    ),
    note: text,
    isFalseAlarm: z.boolean(),
    /** Started by a person to try who is told. */
    isTest: z.boolean(),
    /** About ten seconds before and after its start, as broadcast; null if none was stored, or after 30 days. */
    clip: z.nullable(z.object({ url: text, durationS: z.number(), contentType: text })),
    /** Messages that were sent about it. */
    messages: count,
    /** Incidents that staff merged into it; 0 for none. */
    merged: count,
    version: count,
  })
  .register(z.globalRegistry, { id: 'SilenceIncident' });

/** Incidents of a station, latest first. */
export const silenceIncidentList = z
  .object({
    ...listOf(silenceIncident).shape,
    /** Of all incidents of the query that are no tests and no false alarms. */
    listenersLost: count,
  })
  .register(z.globalRegistry, { id: 'SilenceIncidentList' });

const anyKind = `(?:${alarmKinds.join('|')})`;

/** `?page=1&pageSize=25&from=…&to=…&kind=silent,off_air`. */
export const silenceIncidentQuery = z.strictObject({
  ...pageQuery.shape,
  from: z.optional(moment),
  to: z.optional(moment),
  kind: z
    .optional(z.string().check(z.regex(new RegExp(`^${anyKind}(?:,${anyKind})*$`))))
    .register(z.globalRegistry, { description: 'Comma-separated kinds' }),
});

/** A change of an incident; what is absent stays. An incident is never deleted. */
export const silenceIncidentChange = z
  .strictObject({
    acknowledge: z.optional(z.literal(true)),
    note: z.optional(
      z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(limits.incidentNote), visibleLines),
    ),
    isFalseAlarm: z.optional(z.boolean()),
    /** Nobody is told about it again before; null: as set up. */
    snoozedUntil: z.optional(z.nullable(moment)),
  })
  .register(z.globalRegistry, { id: 'SilenceIncidentChange' });

/** Incidents that are merged into another one of the same station. */
export const incidentMerge = z
  .strictObject({
    ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(limits.mergedIncidents)),
  })
  .register(z.globalRegistry, { id: 'IncidentMerge' });

/** Where an incident is split; null: into the incidents that were merged. */
export const incidentSplit = z
  .strictObject({ at: z.nullable(moment) })
  .register(z.globalRegistry, { id: 'IncidentSplit' });

/** The parts of a split incident, earliest first. */
export const incidentParts = z
  .object({ items: z.array(silenceIncident) })
  .register(z.globalRegistry, { id: 'IncidentParts' });

/** The public state of a station. */
export const stationStatus = z
  .object({
    name: text,
    logoUrl: z.nullable(text),
    timeZone: text,
    state: z.enum(['on_air', 'trouble', 'off_air', 'unknown']),
    since: z.nullable(moment),
    /** The last 90 days, oldest first: the share of the known time with sound, null if nothing is known. */
    days: z.array(z.object({ date: z.iso.date(), share: z.nullable(z.number()) })),
    /** Share of the known time with sound within 90 days. */
    uptime: z.nullable(z.number()),
    /** The last 20 incidents, without tests and false alarms. */
    incidents: z.array(
      z.object({ id: z.uuid(), kind: alarmKind, startedAt: moment, endedAt: z.nullable(moment) }),
    ),
  })
  .register(z.globalRegistry, { id: 'StationStatus' });

/** See `silenceIncident`. */
export type SilenceIncident = z.infer<typeof silenceIncident>;
/** See `silenceIncidentList`. */
export type SilenceIncidentList = z.infer<typeof silenceIncidentList>;
/** See `silenceIncidentChange`. */
export type SilenceIncidentChange = z.infer<typeof silenceIncidentChange>;
/** See `stationStatus`. */
export type StationStatus = z.infer<typeof stationStatus>;
/** See `incidentParts`. */
export type IncidentParts = z.infer<typeof incidentParts>;
