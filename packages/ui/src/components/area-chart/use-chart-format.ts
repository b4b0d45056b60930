import { useMemo } from 'react';
import { useUi } from '#/provider/ui-provider.tsx';

const DAY_MS = 86_400_000;

/** How the values and times of a chart are written. */
export interface ChartFormat {
  value: (value: number) => string;
  /** A time on the axis, as exact as the distance of its neighbours asks for. */
  tick: (at: number) => string;
  /** A time in full. */
  time: (at: number) => string;
}

/** The reader's formats; the caller's own where given. */
export function useChartFormat(
  stepMs: number,
  timeZone: string | undefined,
  formatTime: ((at: number) => string) | undefined,
): ChartFormat {
  const { locale } = useUi();
  return useMemo(() => {
    const value = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const tick = new Intl.DateTimeFormat(
      locale,
      stepMs < DAY_MS
        ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }
        : { weekday: 'short', day: 'numeric', month: 'short', timeZone },
    );
    const time = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone,
    });
    return {
      value: (number) => value.format(number),
      tick: (at) => tick.format(at),
      time: formatTime ?? ((at) => time.format(at)),
    };
  }, [locale, stepMs, timeZone, formatTime]);
}
