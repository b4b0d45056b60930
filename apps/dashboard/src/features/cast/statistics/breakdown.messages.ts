import { useLingui } from '@lingui/react/macro';
import type { StatisticsBreakdown } from '@unmuted/api';
import type { ChartEmpty } from '@unmuted/ui/chart-frame';
import { usePeriodMessages } from '#/features/cast/statistics/period.messages.ts';

export interface BreakdownMessages {
  readonly description: string;
  readonly empty: ChartEmpty | undefined;
}

/** Describes the measure of a breakdown and its empty states. */
export function useBreakdownMessages(
  breakdown: StatisticsBreakdown | undefined,
  measure: 'hours' | 'starts' = 'hours',
): BreakdownMessages {
  const { t } = useLingui();
  const periodOf = usePeriodMessages();
  if (!breakdown)
    return {
      description: measure === 'hours' ? t`Share of listening hours` : t`Session starts by length`,
      empty: undefined,
    };
  const period = periodOf(breakdown);
  return {
    description:
      measure === 'hours' ? t`Share of listening hours, ${period}` : t`Session starts by length, ${period}`,
    empty: emptyOf(),
  };

  function emptyOf(): ChartEmpty | undefined {
    if (!breakdown?.known)
      return {
        title: t`No session data`,
        description: t`The streaming engine did not report listeners in this period.`,
      };
    return breakdown.total.starts === 0 && breakdown.total.listenedS === 0
      ? { title: t`No listeners in this period` }
      : undefined;
  }
}
