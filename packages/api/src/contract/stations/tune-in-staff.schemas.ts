import * as z from 'zod/mini';
import { castCustomer } from '#/contract/admin/casts.schemas.ts';
import { requiredLines } from '#/contract/casts/plans.schemas.ts';
import { count, moment, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf, pageQuery, searchTerms } from '#/contract/shared/list.ts';
import { tuneInOutcome, tuneInState, tuneInStates } from '#/contract/stations/tune-in.schemas.ts';

/** A station that is set up for TuneIn. */
export const tuneInRow = z
  .object({
    id: z.uuid(),
    name: text,
    customer: castCustomer,
    /** The station's id at TuneIn. */
    stationId: text,
    /** Stations with the same id at TuneIn, this one included. */
    sharedBy: count,
    state: tuneInState,
    /** When the state began. */
    since: z.nullable(moment),
    disableReason: z.nullable(text),
    problem: z.nullable(text),
    refusals: count,
    retryAt: z.nullable(moment),
    lastCall: z.nullable(
      z.object({
        at: moment,
        outcome: tuneInOutcome,
        status: z.nullable(count),
        opmlStatus: z.nullable(count),
        error: z.nullable(text),
        durationMs: count,
      }),
    ),
    /** Calls of the last 24 hours, and those of them that TuneIn accepted. */
    calls24h: count,
    accepted24h: count,
  })
  .register(z.globalRegistry, { id: 'TuneInRow' });
/** One page of the stations that are set up for TuneIn. */
export const tuneInList = listOf(tuneInRow).register(z.globalRegistry, { id: 'TuneInList' });

/** Sortable columns of the list. */
export const tuneInSorts = ['name', 'customer', 'state', 'last', 'success', 'refusals'] as const;
const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;

/** `?page=1&pageSize=25&sort=-refusals&state=refused,failing&q=aurora`. */
export const tuneInQuery = z.strictObject({
  ...pageQuery.shape,
  sort: z
    .optional(z.string().check(z.regex(new RegExp(`^-?${anyOf(tuneInSorts)}$`))))
    .register(z.globalRegistry, {
      description: 'A column; prefix `-` for descending order. Defaults to `name`',
    }),
  state: z
    .optional(z.string().check(z.regex(new RegExp(`^${anyOf(tuneInStates)}(?:,${anyOf(tuneInStates)})*$`))))
    .register(z.globalRegistry, { description: 'Comma-separated states' }),
  q: searchTerms('Search terms; each must occur in the station, the customer or the id at TuneIn'),
});

/** Why staff stop the calls of a station; its owner sees it. */
export const tuneInStop = z
  .strictObject({ reason: requiredLines })
  .register(z.globalRegistry, { id: 'TuneInStop' });

/** Acts on several stations. */
export const tuneInActions = ['pause', 'resume', 'disable'] as const;
/** An act on several stations. */
export const tuneInBulkRequest = z
  .strictObject({
    action: z.enum(tuneInActions),
    ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(limits.tuneInBulk)),
    /** Null to resume. */
    reason: z.nullable(requiredLines),
  })
  .check(
    z.refine(({ action, reason }) => (action === 'resume') === (reason === null), {
      path: ['reason'],
      error: 'not_offered',
    }),
  )
  .register(z.globalRegistry, { id: 'TuneInBulkRequest' });
/** The result of a bulk act, in the order of the request. */
export const tuneInBulkResult = z
  .object({
    items: z.array(
      z.object({
        id: z.uuid(),
        /** `unchanged`: the station already had the state. */
        outcome: z.enum(['done', 'unchanged', 'failed']),
        /** The error code of a failure. */
        code: z.nullable(text),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'TuneInBulkResult' });

/** The calls of all stations within the last 24 hours. */
export const tuneInMetrics = z
  .object({
    at: moment,
    /** 24 hours in order; the last one is not complete. */
    hours: z.array(
      z.object({
        from: moment,
        accepted: count,
        refused: count,
        /** Without a positive reply, for other reasons. */
        failed: count,
        /** The duration that 95 % of the answered calls do not exceed; null without any. */
        p95Ms: z.nullable(count),
      }),
    ),
    /** Calls by reply: an HTTP status, or the code of a connection error. Most frequent first. */
    replies: z.array(z.object({ reply: text, outcome: tuneInOutcome, calls: count })),
    p95Ms: z.nullable(count),
    /** Stations by state; states without a station are left out. */
    states: z.array(z.object({ state: tuneInState, stations: count })),
    /** All calls stop while TuneIn does not respond. */
    breaker: z.object({
      /** `probing`: one call tests whether TuneIn responds again. */
      state: z.enum(['closed', 'open', 'probing']),
      since: z.nullable(moment),
      /** When the next call tests it. */
      until: z.nullable(moment),
      /** Calls and failures of the minutes before it opened. */
      calls: count,
      failures: count,
      /** Stations whose song waits. */
      waiting: count,
    }),
    /** Ids at TuneIn that several stations have. */
    duplicates: z.array(
      z.object({
        stationId: text,
        stations: z.array(z.object({ id: z.uuid(), name: text, customer: text })),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'TuneInMetrics' });

/** See `tuneInRow`. */
export type TuneInRow = z.infer<typeof tuneInRow>;
/** See `tuneInList`. */
export type TuneInList = z.infer<typeof tuneInList>;
/** See `tuneInQuery`. */
export type TuneInQuery = z.infer<typeof tuneInQuery>;
/** See `tuneInBulkRequest`. */
export type TuneInBulkRequest = z.infer<typeof tuneInBulkRequest>;
/** See `tuneInBulkResult`. */
export type TuneInBulkResult = z.infer<typeof tuneInBulkResult>;
/** See `tuneInMetrics`. */
export type TuneInMetrics = z.infer<typeof tuneInMetrics>;
