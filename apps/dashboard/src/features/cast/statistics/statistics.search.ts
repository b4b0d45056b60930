import { dropEmpty } from '#/features/cast/listeners/listeners.search.ts';

/** What of a cast's statistics is shown; all of it can be sent to somebody else as an address. */
export interface StatisticsSearch {
  /** The last 7 days without. */
  period?: '24h' | '30d' | '90d' | '1y';
  /** Own days, first and last, `2026-09-01`; only together, and they win over the period. */
  from?: string;
  to?: string;
  /** The time of the first day at which it begins, and of the last at which it ends, `18:00`; whole days without. */
  start?: string;
  end?: string;
  /** The period before without. */
  compare?: 'year' | 'none';
  /** Sessions of 60 seconds and more without. */
  counting?: 'starts';
  bots?: 1;
  stream?: string;
  country?: string;
  class?: string;
  player?: string;
  /** Those that were played most without. */
  songs?: 'gain' | 'loss' | 'tuneOuts';
}

/** What of it is to change. */
export type StatisticsChange = { [Name in keyof StatisticsSearch]?: StatisticsSearch[Name] | undefined };

const oneOf = <Value>(value: unknown, known: readonly Value[]) => known.find((each) => each === value);
const textOf = (value: unknown, form: RegExp) =>
  typeof value === 'string' && form.test(value) ? value : undefined;
const day = /^\d{4}-\d\d-\d\d$/;
const time = /^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/;

/** Each word of it is one that there can be; whether there is such a day or country is judged where it is used. */
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
