import { useMemo } from 'react';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { timeTicks, zoneChanges } from '#/lib/chart/ticks.ts';
import { dateFormat } from '#/lib/date-format.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import type { TimeRange } from './level-range.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Above it seconds are not shown in the period. */
const SHORT_MS = 10 * MINUTE_MS;
/** Steps of a time axis that shows seconds. */
const SECONDS = [1, 2, 5, 10, 15, 30] as const;

/** Formatters of levels and times. */
export interface LevelFormat {
  level: (level: number) => string;
  /** A level without decimals, such as the threshold. */
  whole: (level: number) => string;
  /** Axis label of a level. */
  axis: (level: number) => string;
  /** A time with seconds. */
  time: (at: number) => string;
  period: (range: TimeRange) => string;
  /** A local time that spreadsheets can parse. */
  file: (at: number) => string;
}

/** Formatters for the user's locale and the time zone of the chart. */
export function useLevelFormat({ from, to }: TimeRange, timeZone: string | undefined): LevelFormat {
  const { locale } = useUi();
  // When clocks go back an hour repeats: times include the offset.
  const hasChange = useMemo(() => zoneChanges(from, to, timeZone).length > 0, [from, to, timeZone]);
  return useMemo(() => {
    const date = { weekday: 'short', day: 'numeric', month: 'short' } as const;
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const zone = hasChange ? ({ timeZoneName: 'short' } as const) : null;
    const second = { second: '2-digit' } as const;
    return {
      level: (level) => formatNumber(locale, level, { unit: 'dBFS', digits: 1 }),
      whole: (level) => formatNumber(locale, level, { unit: 'dBFS', digits: 0 }),
      axis: (level) => formatNumber(locale, level),
      time: (at) => dateFormat(locale, { ...date, ...clock, ...second, ...zone, timeZone }).format(at),
      period: (range) =>
        dateFormat(locale, {
          ...date,
          ...clock,
          ...(range.to - range.from < SHORT_MS ? second : null),
          timeZone,
        }).formatRange(range.from, range.to),
      // Swedish times are written as in ISO 8601, which every spreadsheet parses.
      file: (at) => dateFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(at),
    };
  }, [locale, timeZone, hasChange]);
}

/** Marks of the time axis and their labels. */
export interface LevelTicks {
  readonly at: readonly number[];
  format: (at: number) => string;
}

/** Round local times; on an axis of several days midnight is labelled with its date. */
export function useLevelTicks(
  { from, to }: TimeRange,
  count: number,
  timeZone: string | undefined,
): LevelTicks {
  const { locale } = useUi();
  return useMemo(() => {
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
    // Labels with seconds are wider.
    const stepS = SECONDS.find((step) => (to - from) / (step * 1000) <= Math.max(count - 2, 2));
    if (stepS !== undefined) {
      const stepMs = stepS * 1000;
      const first = Math.ceil(from / stepMs) * stepMs;
      const at = Array.from(
        { length: Math.floor((to - first) / stepMs) + 1 },
        (_, index) => first + index * stepMs,
      );
      return { at, format: (time) => dateFormat(locale, { ...clock, second: '2-digit' }).format(time) };
    }
    const { at, stepMs } = timeTicks(from, to, count, timeZone);
    const day = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
    const time = dateFormat(locale, clock);
    const isMidnight = (instant: number) =>
      dateFormat('en', { ...clock, second: '2-digit' }).format(instant) === '00:00:00';
    return {
      at,
      format: (instant) =>
        stepMs >= DAY_MS || (to - from > DAY_MS && isMidnight(instant))
          ? day.format(instant)
          : time.format(instant),
    };
  }, [from, to, count, timeZone, locale]);
}
