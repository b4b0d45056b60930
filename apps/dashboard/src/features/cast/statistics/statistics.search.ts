import { dropEmpty, oneOf, textOf } from '#/lib/search-values.ts';

/** View state of the statistics, shareable as a URL. */
export interface StatisticsSearch {
  /** Defaults to the last 7 days. */
  period?: '24h' | '30d' | '90d' | '1y';
  /** First and last custom day, `2026-09-01`. Valid only together; they take precedence over the period. */
  from?: string;
  to?: string;
  /** Start time on the first day and end time on the last, `18:00`. Defaults to whole days. */
  start?: string;
  end?: string;
  /** Defaults to the previous period. */
  compare?: 'year' | 'none';
  /** Defaults to sessions of at least 60 seconds. */
  counting?: 'starts';
  bots?: 1;
  stream?: string;
  country?: string;
  class?: string;
  player?: string;
  /** Defaults to the most played. */
  songs?: 'gain' | 'loss' | 'tuneOuts';
}

/** Parameters to change. */
export type StatisticsChange = { [Name in keyof StatisticsSearch]?: StatisticsSearch[Name] | undefined };

const day = /^\d{4}-\d\d-\d\d$/;
const time = /^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/;

/** Validates the syntax of each parameter. Whether a day or country exists is checked where it is used. */
export function statisticsSearch(search: Record<string, unknown>): StatisticsSearch {
  return dropEmpty({
    period: oneOf(search.period, ['24h', '30d', '90d', '1y']),
    from: textOf(search.from, day),
    to: textOf(search.to, day),
    start: textOf(search.start, time),
    end: textOf(search.end, time),
    compare: oneOf(search.compare, ['year', 'none']),
    counting: oneOf(search.counting, ['starts']),
    bots: oneOf(search.bots, [1]),
    stream: textOf(search.stream, /^.{1,128}$/),
    country: textOf(search.country, /^[A-Z]{2}$/),
    class: textOf(search.class, /^[a-z]+$/),
    player: textOf(search.player, /^.{1,128}$/),
    songs: oneOf(search.songs, ['gain', 'loss', 'tuneOuts']),
  });
}
