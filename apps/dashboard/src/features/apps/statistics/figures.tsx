import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AppStatistics } from '@unmuted/api';
import { Stat } from '@unmuted/ui/stat';
import { useMemo } from 'react';
import { SampleBadge } from '#/components/sample-badge/sample-badge.tsx';
import { bestDay, DaysChart } from '#/components/usage-statistics/days-chart.tsx';
import { Figure, UsageFigures } from '#/components/usage-statistics/usage-figures.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

interface Props {
  statistics: AppStatistics;
}

interface ChartProps extends Props {
  fileName: string;
}

/** The finding of a period, its figures compared with the period before, and who listens now. */
export function FiguresCard({ statistics }: Props) {
  const { t } = useLingui();
  const formats = useFormats();
  const { sessions, unique, hours, previous, listening, sample } = statistics;
  return (
    <UsageFigures
      finding={
        sessions === 0 ? (
          <Trans>Nobody listened with the app in this period.</Trans>
        ) : (
          <Plural
            one="The app was listened to # time."
            other="The app was listened to # times."
            value={sessions}
          />
        )
      }
      mark={sample && <SampleBadge />}
    >
      <Figure before={previous?.sessions ?? null} label={t`Active sessions`} value={sessions} />
      <Figure before={previous?.unique ?? null} label={t`Unique listeners`} value={unique} />
      <Figure before={previous?.hours ?? null} digits={1} label={t`Listening hours`} value={hours} />
      <Stat label={t`Listening now`} value={listening === null ? null : formats.number(listening)} />
    </UsageFigures>
  );
}

/** Sessions and listeners by day. */
export function SessionsChart({ statistics, fileName }: ChartProps) {
  const { t } = useLingui();
  const { days } = statistics;
  const { start, end, zone, dateOf } = usePeriod(statistics);
  const best = bestDay(days, 'sessions');
  const date = best && dateOf(best.day);
  const series = useMemo(
    () =>
      [
        { id: 'sessions', name: t`Active sessions` },
        { id: 'unique', name: t`Unique listeners` },
      ] as const,
    [t],
  );
  return (
    <DaysChart
      days={days}
      description={t`Sessions and listeners per day, ${start} – ${end}, ${zone}`}
      fileName={fileName}
      series={series}
      title={date === undefined ? t`Sessions and listeners` : t`Most sessions on ${date}`}
    />
  );
}

/** Listening hours by day. */
export function HoursChart({ statistics, fileName }: ChartProps) {
  const { t } = useLingui();
  const { days } = statistics;
  const { start, end, zone, dateOf } = usePeriod(statistics);
  const best = bestDay(days, 'hours');
  const date = best && dateOf(best.day);
  const series = useMemo(() => [{ id: 'hours', name: t`Listening hours` }] as const, [t]);
  return (
    <DaysChart
      days={days}
      description={t`Listening hours per day, ${start} – ${end}, ${zone}`}
      fileName={fileName}
      series={series}
      title={date === undefined ? t`Listening hours` : t`Most listening on ${date}`}
      unit="h"
    />
  );
}

/** Dates are those of the station, and have no time. */
function usePeriod({ from, to, timeZone: zone }: AppStatistics) {
  const formats = useFormats();
  const dateOf = (day: string) => formats.date(new Date(day), 'UTC');
  return { start: dateOf(from), end: dateOf(to), zone, dateOf };
}
