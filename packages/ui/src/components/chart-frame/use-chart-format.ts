import { useMemo } from 'react';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { dateFormat } from '#/lib/date-format.ts';
import { useUi } from '#/provider/ui-provider.tsx';

const DAY_MS = 86_400_000;
/** From here on the numbers of an axis are written short: "12K". */
const LARGE = 10_000;

/** How the values and times of a chart are written. */
export interface ChartFormat {
  value: (value: number) => string;
  /** A value beside the axis. */
  axis: (value: number) => string;
  /** A time on the axis, as exact as the distance of its neighbours asks for. */
  tick: (at: number) => string;
  /** A time in full. */
  time: (at: number) => string;
  /** A stretch of time. */
  range: (from: number, to: number) => string;
  /** A time as spreadsheets read it, on the clock of the zone. */
  file: (at: number) => string;
}

interface FormatOptions {
  stepMs: number;
  timeZone: string | undefined;
  /** The clocks are changed within the period: an hour may come twice, so times say which. */
  hasChange: boolean;
  formatTime: ((at: number) => string) | undefined;
}

/** The reader's formats; the caller's own where given. */
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
    // Swedish writes times as ISO 8601 does, which every spreadsheet reads.
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
