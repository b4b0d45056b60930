import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StatisticsValues } from '@unmuted/api';

/** Definition of one statistic: labels, position and format. */
export interface StatisticsTile {
  readonly id: keyof StatisticsValues;
  readonly label: MessageDescriptor;
  /** The full industry term. */
  readonly term: MessageDescriptor;
  readonly definition: MessageDescriptor;
  readonly kind: 'count' | 'mean' | 'hours' | 'minutes' | 'share';
  /** Whether an increase is good or bad. */
  readonly rise: 'good' | 'bad' | undefined;
  /** Counts cannot be filtered; sessions can. */
  readonly from: 'counts' | 'sessions';
}

/** The statistics in display order: concurrent listeners, sessions and duration, returning listeners. */
export const statisticsTiles: readonly StatisticsTile[] = [
  {
    id: 'peak',
    label: msg`Peak listeners`,
    term: msg`Peak listeners`,
    definition: msg`The most listeners at any moment in the period, and what was on air at the time.`,
    kind: 'count',
    rise: 'good',
    from: 'counts',
  },
  {
    id: 'aqh',
    label: msg`Average listeners`,
    term: msg`Average listeners (AQH, average quarter hour)`,
    definition: msg`The average of all quarter-hour averages (AQH) with listener data.`,
    kind: 'mean',
    rise: 'good',
    from: 'counts',
  },
  {
    id: 'tlh',
    label: msg`Listening hours`,
    term: msg`Total listening hours (TLH)`,
    definition: msg`Total listening time of all counted sessions within the period.`,
    kind: 'hours',
    rise: 'good',
    from: 'sessions',
  },
  {
    id: 'starts',
    label: msg`Session starts`,
    term: msg`Session starts`,
    definition: msg`Every connection in the period, however short.`,
    kind: 'count',
    rise: 'good',
    from: 'sessions',
  },
  {
    id: 'active',
    label: msg`Active sessions`,
    term: msg`Active sessions`,
    definition: msg`Sessions that started in the period and lasted 60 seconds or more.`,
    kind: 'count',
    rise: 'good',
    from: 'sessions',
  },
  {
    id: 'unique',
    label: msg`Unique listeners`,
    term: msg`Unique listeners`,
    definition: msg`Distinct listeners among the counted sessions, identified by IP address and player.`,
    kind: 'count',
    rise: 'good',
    from: 'sessions',
  },
  {
    id: 'atslMin',
    label: msg`Session length`,
    term: msg`Average time spent listening (ATSL)`,
    definition: msg`Total listening hours divided by the number of counted sessions.`,
    kind: 'minutes',
    rise: 'good',
    from: 'sessions',
  },
  {
    id: 'bounce',
    label: msg`Bounce rate`,
    term: msg`Bounce rate`,
    definition: msg`Share of sessions that ended within 60 seconds.`,
    kind: 'share',
    rise: 'bad',
    from: 'sessions',
  },
  {
    id: 'returning',
    label: msg`Returning`,
    term: msg`Returning listeners`,
    definition: msg`Unique listeners who had also listened in the previous 30 days.`,
    kind: 'share',
    rise: 'good',
    from: 'sessions',
  },
];

/** Returns the value of a statistic; null if unknown. */
export function figureOf(values: StatisticsValues, id: keyof StatisticsValues): number | null {
  const value = values[id];
  return typeof value === 'object' ? (value?.listeners ?? null) : value;
}
