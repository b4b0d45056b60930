import * as z from 'zod/mini';
import { count, moment, text } from '#/contract/shared/fields.ts';
import {
  about,
  amount,
  counted,
  isForward,
  isShort,
  rangeFields,
  sessionFields,
  share,
  type statisticsCountings,
} from '#/contract/statistics/shared.schemas.ts';

/** `previous`: as long a stretch just before. `year`: the same dates a year before. */
export const statisticsComparisons = ['previous', 'year', 'none'] as const;
/** What sessions are told apart by. */
export const statisticsDimensions = ['country', 'player', 'class', 'stream', 'length', 'referrer'] as const;
/** How long sessions were, in minutes: each from its first figure up to its last, without that. */
export const sessionLengths = ['0-1', '1-5', '5-15', '15-60', '60-180', '180-'] as const;
/** The steps of a curve. */
export const statisticsResolutions = ['minute', 'hour', 'day'] as const;

/** `?from=2026-09-01T00:00:00Z&to=2026-09-15T00:00:00Z`. */
export const timeseriesQuery = z.strictObject(rangeFields).check(isForward, isShort);
/** The range, which sessions of it, and how they count. */
export const heatmapQuery = z.strictObject(sessionFields).check(isForward, isShort);
/** The same, and what they are told apart by. */
export const breakdownQuery = z
  .strictObject({ ...sessionFields, by: z.enum(statisticsDimensions) })
  .check(isForward, isShort);
/** The same, and what it is compared with. */
export const summaryQuery = z
  .strictObject({
    ...sessionFields,
    compare: z
      .optional(z.enum(statisticsComparisons))
      .register(z.globalRegistry, { description: '`none` without' }),
  })
  .check(isForward, isShort);

/** Figures of one range. Null: nothing is known. Counts of listeners know no filter, so with one they are null. */
export const statisticsValues = z
  .object({
    peak: z.nullable(
      z.object({
        listeners: count,
        at: moment,
        /** What was on air then, as far as it is still known. */
        title: z.nullable(text),
      }),
    ),
    /** Average listeners: the mean of the means of quarters of an hour. */
    aqh: z.nullable(amount),
    /** Sessions that began in the range. */
    starts: z.nullable(count),
    /** Those of them that lasted at least a minute. */
    active: z.nullable(count),
    /** Different listeners among the sessions that count. */
    unique: z.nullable(count),
    /** Total listening hours within the range, of the sessions that count. */
    tlh: z.nullable(amount),
    /** Average time spent listening: of each session that counts, in minutes. */
    atslMin: z.nullable(amount),
    /** Of all starts, those that ended within a minute. */
    bounce: z.nullable(share),
    /** Of the unique listeners, those who had been here in the 30 days before. */
    returning: z.nullable(share),
  })
  .register(z.globalRegistry, { id: 'StatisticsValues' });

/** The figures of a range, and of another one to compare them with. */
export const statisticsSummary = z
  .object({
    ...about,
    ...counted,
    values: statisticsValues,
    compared: z.nullable(
      z.object({
        from: moment,
        /** As far into that stretch as the range is by now. */
        to: moment,
        sample: z.boolean(),
        values: statisticsValues,
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'StatisticsSummary' });

/** Listeners over time. The lists go together; null where nothing was counted: a gap is a gap, and never 0. */
export const statisticsTimeseries = z
  .object({
    ...about,
    /** Up to 2 days by the minute, up to 90 by the hour, else by the day. */
    resolution: z.enum(statisticsResolutions),
    /** When each step begins. */
    at: z.array(moment),
    lowest: z.array(z.nullable(count)),
    mean: z.array(z.nullable(amount)),
    highest: z.array(z.nullable(count)),
  })
  .register(z.globalRegistry, { id: 'StatisticsTimeseries' });

const sums = {
  starts: count,
  active: count,
  /** Seconds of listening within the range, of the sessions that count. */
  listenedS: amount,
} as const;

/** Sessions told apart; the sums of all lines and of the rest are those of the total. */
export const statisticsBreakdown = z
  .object({
    ...about,
    ...counted,
    by: z.enum(statisticsDimensions),
    /** Whether sessions are known in this range; without that there are no lines. */
    known: z.boolean(),
    /** At most 50, the largest first; lengths in their order. */
    items: z.array(
      z.object({
        /** A country, player, class, mount, length or host; null where it is not known. */
        value: z.nullable(text),
        ...sums,
        unique: count,
      }),
    ),
    /** What has no line of its own; null when nothing is left. */
    rest: z.nullable(z.object({ values: count, ...sums })),
    /** Somebody may be in more than one line: unique listeners of lines need not make the total. */
    total: z.object({ ...sums, unique: count }),
  })
  .register(z.globalRegistry, { id: 'StatisticsBreakdown' });

const week = <Value extends z.ZodMiniType>(value: Value) =>
  z.array(z.array(value).check(z.length(24))).check(z.length(7));

/** A week of the cast's own zone, Monday first, by the hour. */
export const statisticsHeatmap = z
  .object({
    ...about,
    ...counted,
    /** Mean listeners; null where nothing was counted, and with a filter. */
    mean: week(z.nullable(amount)),
    /** Seconds of listening; null where no sessions are known. */
    listenedS: z.nullable(week(amount)),
  })
  .register(z.globalRegistry, { id: 'StatisticsHeatmap' });

/** Figures of one range. */
export type StatisticsValues = z.infer<typeof statisticsValues>;
/** The figures of a range, and of another one. */
export type StatisticsSummary = z.infer<typeof statisticsSummary>;
/** Listeners over time. */
export type StatisticsTimeseries = z.infer<typeof statisticsTimeseries>;
/** Sessions told apart. */
export type StatisticsBreakdown = z.infer<typeof statisticsBreakdown>;
/** A week by the hour. */
export type StatisticsHeatmap = z.infer<typeof statisticsHeatmap>;
/** Which sessions count. */
export type StatisticsCounting = (typeof statisticsCountings)[number];
/** What sessions are told apart by. */
export type StatisticsDimension = (typeof statisticsDimensions)[number];
