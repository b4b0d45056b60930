import * as z from 'zod/mini';
import { castCustomer } from '#/contract/admin/casts.schemas.ts';
import { count, moment, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf, pageQuery, searchTerms } from '#/contract/shared/list.ts';
import { songKinds, songSources, titleRule } from '#/contract/stations/now-playing.schemas.ts';
import { serviceTypes, streamState } from '#/contract/stations/services.schemas.ts';

/** One row of the list: a station and what it plays. */
export const nowPlayingFleetRow = z
  .object({
    stationId: z.uuid(),
    name: text,
    customer: castCustomer,
    /** Null without a service. */
    type: z.nullable(z.enum(serviceTypes)),
    state: streamState,
    source: z.enum(songSources),
    /** Null while nothing is known to play. */
    song: z.nullable(
      z.object({
        kind: z.enum(songKinds),
        raw: text,
        artist: z.nullable(text),
        title: z.nullable(text),
        startedAt: moment,
      }),
    ),
    listeners: z.nullable(count),
    /** Texts of the last 24 hours, and those in which no song was found. */
    texts24h: count,
    unknown24h: count,
    feedProblem: z.nullable(text),
    isPaused: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'NowPlayingFleetRow' });
/** One page of stations. */
export const nowPlayingFleetList = listOf(nowPlayingFleetRow).register(z.globalRegistry, {
  id: 'NowPlayingFleetList',
});

/** Sortable columns of the list. */
export const nowPlayingFleetSorts = ['station', 'customer', 'song', 'texts', 'unknown'] as const;
/** Filters of the list. `stale`: on air, with a text that is older than half an hour, or none. */
export const nowPlayingFleetFilters = ['playing', 'stale', 'unknown', 'feed_failing', 'paused'] as const;

/** `?page=1&pageSize=25&sort=-unknown&show=stale&q=aurora`. */
export const nowPlayingFleetQuery = z.strictObject({
  ...pageQuery.shape,
  sort: z
    .optional(z.string().check(z.regex(new RegExp(`^-?(?:${nowPlayingFleetSorts.join('|')})$`))))
    .register(z.globalRegistry, {
      description: 'A column; prefix `-` for descending order. Defaults to `station`',
    }),
  show: z.optional(z.enum(nowPlayingFleetFilters)),
  q: searchTerms('Search terms; each must occur in the station, the customer or the text'),
});

/** All stations together. */
export const nowPlayingFleet = z
  .object({
    stations: count,
    /** Stations on air with a song now. */
    playing: count,
    stale: count,
    paused: count,
    feedFailing: count,
    /** Texts of the last 24 hours by result. */
    day: z.object({ parsed: count, corrected: count, unknown: count, others: count }),
    /** Recorded texts by hour, the oldest first. */
    hours: z.array(z.object({ at: moment, texts: count, unknown: count })),
    /** The most frequent texts of the last 24 hours in which no song was found. */
    unparsed: z.array(z.object({ raw: text, texts: count, stations: count })),
  })
  .register(z.globalRegistry, { id: 'NowPlayingFleet' });

const stationIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(limits.bulkStations));

/**
 * One action on many stations. `refetch` reads pages and streams now, instead of at their next interval; casts and pushes have none.
 */
export const nowPlayingAction = z
  .strictObject({
    stationIds,
    action: z.enum(['pause', 'resume', 'refetch', 'add_rule', 'add_ignore']),
    /** For `add_rule`. */
    rule: z.nullable(titleRule),
    /** For `add_ignore`. */
    ignore: z.nullable(titleRule.shape.pattern),
  })
  .check(
    z.refine(({ action, rule }) => action !== 'add_rule' || rule !== null, {
      path: ['rule'],
      error: 'required',
    }),
    z.refine(({ action, ignore }) => action !== 'add_ignore' || ignore !== null, {
      path: ['ignore'],
      error: 'required',
    }),
  )
  .register(z.globalRegistry, { id: 'NowPlayingAction' });

/** The result of an action, in the order of the stations. `full`: the station has as many rules as it can have. */
export const nowPlayingActionResult = z
  .object({
    results: z.array(
      z.object({ stationId: z.uuid(), result: z.enum(['changed', 'unchanged', 'full', 'not_found']) }),
    ),
  })
  .register(z.globalRegistry, { id: 'NowPlayingActionResult' });

const rules = {
  rules: z.array(titleRule).check(z.maxLength(limits.titleRules)),
  ignore: z.array(titleRule.shape.pattern).check(z.maxLength(limits.ignoredTitles)),
} as const;
/** Rules of the provider that apply to all stations, before their own. */
export const fleetRules = z.strictObject(rules).register(z.globalRegistry, { id: 'FleetRules' });
/** The stored rules of the provider. */
export const savedFleetRules = z
  .object({ ...rules, version: count })
  .register(z.globalRegistry, { id: 'SavedFleetRules' });

/** See `nowPlayingFleetRow`. */
export type NowPlayingFleetRow = z.infer<typeof nowPlayingFleetRow>;
/** See `nowPlayingFleetList`. */
export type NowPlayingFleetList = z.infer<typeof nowPlayingFleetList>;
/** See `nowPlayingFleetQuery`. */
export type NowPlayingFleetQuery = z.infer<typeof nowPlayingFleetQuery>;
/** See `nowPlayingFleet`. */
export type NowPlayingFleet = z.infer<typeof nowPlayingFleet>;
/** See `nowPlayingAction`. */
export type NowPlayingAction = z.infer<typeof nowPlayingAction>;
/** See `nowPlayingActionResult`. */
export type NowPlayingActionResult = z.infer<typeof nowPlayingActionResult>;
/** See `fleetRules`. */
export type FleetRules = z.infer<typeof fleetRules>;
/** See `savedFleetRules`. */
export type SavedFleetRules = z.infer<typeof savedFleetRules>;
