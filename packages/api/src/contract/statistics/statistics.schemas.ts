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
} from '#/contract/statistics/fields.ts';

/** `previous`: the preceding range of the same length. `year`: the same dates one year earlier. */
export const statisticsComparisons = ['previous', 'year', 'none'] as const;
/** The dimensions of a breakdown. */
export const statisticsDimensions = ['country', 'player', 'class', 'stream', 'length', 'referrer'] as const;
/** Session lengths in minutes: lower bound inclusive, upper bound exclusive. */
export const sessionLengths = ['0-1', '1-5', '5-15', '15-60', '60-180', '180-'] as const;
/** The steps of a time series. */
export const statisticsResolutions = ['minute', 'hour', 'day'] as const;

/** `?from=2026-09-01T00:00:00Z&to=2026-09-15T00:00:00Z`. */
export const timeseriesQuery = z.strictObject(rangeFields).check(isForward, isShort);
/** The range, the session filters and the counting. */
export const heatmapQuery = z.strictObject(sessionFields).check(isForward, isShort);
/** The session query and the dimension. */
export const breakdownQuery = z
  .strictObject({ ...sessionFields, by: z.enum(statisticsDimensions) })
  .check(isForward, isShort);
/** The session query and the comparison. */
export const summaryQuery = z
  .strictObject({
    ...sessionFields,
    compare: z
      .optional(z.enum(statisticsComparisons))
      .register(z.globalRegistry, { description: 'Defaults to `none`' }),
  })
  .check(isForward, isShort);

/** The key figures of a range. Null: unknown. Listener counts cannot be filtered, so they are null with a filter. */
export const statisticsValues = z
  .object({
    peak: z.nullable(
      z.object({
        listeners: count,
        at: moment,
        /** The title at that time, if still stored. */
        title: z.nullable(text),
      }),
    ),
    /** Average listeners: the mean of the quarter-hour means. */
    aqh: z.nullable(amount),
    /** Sessions that began in the range. */
    starts: z.nullable(count),
    /** Sessions that began in the range and lasted at least a minute. */
    active: z.nullable(count),
    /** Unique listeners of the counted sessions. */
    unique: z.nullable(count),
    /** Total listening hours (TLH) of the counted sessions within the range. */
    tlh: z.nullable(amount),
    /** Average time spent listening per counted session, in minutes. */
    atslMin: z.nullable(amount),
    /** Fraction of starts that ended within a minute. */
    bounce: z.nullable(share),
    /** Fraction of the unique listeners that also listened in the 30 days before. */
    returning: z.nullable(share),
  })
  .register(z.globalRegistry, { id: 'StatisticsValues' });

/** The key figures of a range and of a comparison range. */
export const statisticsSummary = z
  .object({
    ...about,
    ...counted,
    values: statisticsValues,
    compared: z.nullable(
      z.object({
        from: moment,
        /** Truncated to the elapsed part of the range. */
        to: moment,
        sample: z.boolean(),
        values: statisticsValues,
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'StatisticsSummary' });

/** Listeners over time, as parallel arrays; null, never 0, where nothing was recorded. */
export const statisticsTimeseries = z
  .object({
    ...about,
    /** Ranges up to 2 days: minute; up to 90 days: hour; otherwise day. */
    resolution: z.enum(statisticsResolutions),
    /** The start of each step. */
    at: z.array(moment),
    lowest: z.array(z.nullable(count)),
    mean: z.array(z.nullable(amount)),
    highest: z.array(z.nullable(count)),
  })
  .register(z.globalRegistry, { id: 'StatisticsTimeseries' });

const sums = {
  starts: count,
  active: count,
  /** Listening seconds of the counted sessions within the range. */
  listenedS: amount,
} as const;

/** Sessions grouped by a dimension; all groups and the rest add up to the total. */
export const statisticsBreakdown = z
  .object({
    ...about,
    ...counted,
    by: z.enum(statisticsDimensions),
    /** Whether the range has session data; without it there are no groups. */
    known: z.boolean(),
    /** At most 50, largest first; session lengths in ascending order. */
    items: z.array(
      z.object({
        /** A country, player, class, mount, length or host; null when unknown. */
        value: z.nullable(text),
        ...sums,
        unique: count,
      }),
    ),
    /** The sum of the groups beyond the limit; null without such groups. */
    rest: z.nullable(z.object({ values: count, ...sums })),
    /** A listener may be in several groups, so their unique listeners need not add up to the total. */
    total: z.object({ ...sums, unique: count }),
  })
  .register(z.globalRegistry, { id: 'StatisticsBreakdown' });

const week = <Value extends z.ZodMiniType>(value: Value) =>
  z.array(z.array(value).check(z.length(24))).check(z.length(7));

/** A week by the hour in the time zone of the cast, Monday first. */
export const statisticsHeatmap = z
  .object({
    ...about,
    ...counted,
    /** Mean listeners; null where nothing was recorded, and with a filter. */
    mean: week(z.nullable(amount)),
    /** Listening seconds; null without session data. */
    listenedS: z.nullable(week(amount)),
  })
  .register(z.globalRegistry, { id: 'StatisticsHeatmap' });

/** The key figures of a range. */
export type StatisticsValues = z.infer<typeof statisticsValues>;
/** The key figures of a range and of a comparison range. */
export type StatisticsSummary = z.infer<typeof statisticsSummary>;
/** Listeners over time. */
export type StatisticsTimeseries = z.infer<typeof statisticsTimeseries>;
/** Sessions grouped by a dimension. */
export type StatisticsBreakdown = z.infer<typeof statisticsBreakdown>;
/** A week by the hour. */
export type StatisticsHeatmap = z.infer<typeof statisticsHeatmap>;
/** The counting of sessions. */
export type StatisticsCounting = (typeof statisticsCountings)[number];
/** The dimensions of a breakdown. */
export type StatisticsDimension = (typeof statisticsDimensions)[number];
