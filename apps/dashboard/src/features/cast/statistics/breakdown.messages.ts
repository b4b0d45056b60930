import { useLingui } from '@lingui/react/macro';
import type { StatisticsBreakdown } from '@unmuted/api';
import type { ChartEmpty } from '@unmuted/ui/chart-frame';
import { usePeriodMessages } from '#/features/cast/statistics/period.messages.ts';

export interface BreakdownMessages {
  readonly description: string;
  readonly empty: ChartEmpty | undefined;
}

/** What sessions that are told apart are measured by, and why there are none. */
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
        title: t`No sessions are known`,
        description: t`In this period the streaming engine did not tell who listened.`,
      };
    return breakdown.total.starts === 0 && breakdown.total.listenedS === 0
      ? { title: t`Nobody listened in this period` }
      : undefined;
  }
}
