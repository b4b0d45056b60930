import { useLingui } from '@lingui/react/macro';
import type { ListenerHistory } from '@unmuted/api';
import { AreaChart } from '@unmuted/ui/area-chart';
import { useMemo } from 'react';
import { type Finding, findingOf } from '#/components/listeners-chart/finding.ts';
import { type HistoryPoint, historyPoints, withPresent } from '#/components/listeners-chart/history.ts';
import { SampleBadge } from '#/components/sample-badge/sample-badge.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

export interface DayChartProps {
  history: ListenerHistory;
  /** The engine’s current value; null when unknown. */
  present: HistoryPoint | null;
  /** The metric and its period. */
  description: string;
  timeZone?: string | undefined;
  /** Whether the page shows sample data; defaults to that of the history. */
  sample?: boolean;
}

/** A day of listeners, titled by its finding. */
export function DayChart({
  history,
  present,
  description,
  timeZone,
  sample = history.sample,
}: DayChartProps) {
  const { t } = useLingui();
  const title = useFindingTitle(timeZone);
  const { at = null, value = null } = present ?? {};
  const points = useMemo(
    () => withPresent(historyPoints(history), at === null ? null : { at, value }),
    [history, at, value],
  );
  return (
    <AreaChart
      title={title(findingOf(points, at))}
      description={description}
      unit={t`listeners`}
      points={points}
      maxStepMs={history.stepS * 1500}
      live={value !== null}
      timeZone={timeZone}
      actions={sample && <SampleBadge />}
    />
  );
}

function useFindingTitle(timeZone: string | undefined): (finding: Finding) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return (finding) => {
    switch (finding.kind) {
      case 'nothing-known':
        return t`No listener data yet`;
      case 'nobody':
        return finding.whole ? t`No listeners in the last 24 hours` : t`No listeners in the measured time`;
      case 'steady': {
        const value = formats.number(finding.value);
        return t`Steady at ${value}`;
      }
      case 'most-now':
        return t`More listeners now than at any time in the last 24 hours`;
      case 'most-at': {
        const time = formats.time(new Date(finding.at), timeZone);
        return t`Peak at ${time}`;
      }
    }
  };
}
