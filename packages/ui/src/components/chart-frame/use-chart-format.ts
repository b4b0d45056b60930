import { useMemo } from 'react';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { dateFormat } from '#/lib/date-format.ts';
import { useUi } from '#/provider/ui-provider.tsx';

const DAY_MS = 86_400_000;
/** From here on axis labels are compact: "12K". */
const LARGE = 10_000;

/** Formatters for the values and times of a chart. */
export interface ChartFormat {
  value: (value: number) => string;
  /** Axis label of a value. */
  axis: (value: number) => string;
  /** Axis label of a time, as precise as the tick distance needs. */
  tick: (at: number) => string;
  /** A full timestamp. */
  time: (at: number) => string;
  /** A duration. */
  range: (from: number, to: number) => string;
  /** A local time that spreadsheets can parse. */
  file: (at: number) => string;
}

interface FormatOptions {
  stepMs: number;
  timeZone: string | undefined;
  /** The period has a time change: an hour may repeat, so times include the offset. */
  hasChange: boolean;
  formatTime: ((at: number) => string) | undefined;
}

/** Formatters for the user's locale, overridable by the caller. */
export function useChartFormat({ stepMs, timeZone, hasChange, formatTime }: FormatOptions): ChartFormat {
  const { locale } = useUi();
  return useMemo(() => {
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
    const date = { day: 'numeric', month: 'short' } as const;
    const tick = () => dateFormat(locale, stepMs < DAY_MS ? clock : { weekday: 'short', ...date, timeZone });
    const time = () =>
      dateFormat(locale, {
        year: 'numeric',
        ...date,
        ...clock,
        ...(hasChange ? { timeZoneName: 'short' } : null),
      });
    const range = () => dateFormat(locale, { ...date, ...clock });
    // Swedish times are written as in ISO 8601, which every spreadsheet parses.
    const file = () => dateFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone });
    return {
      value: (number) => formatNumber(locale, number, Number.isInteger(number) ? {} : { digits: 1 }),
      axis: (number) => formatNumber(locale, number, { compact: number >= LARGE }),
      tick: (at) => tick().format(at),
      time: formatTime ?? ((at) => time().format(at)),
      range: (from, to) => range().formatRange(from, to),
      file: (at) => file().format(at),
    };
  }, [locale, stepMs, timeZone, hasChange, formatTime]);
}
