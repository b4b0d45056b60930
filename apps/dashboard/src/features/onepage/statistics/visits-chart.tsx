import { useLingui } from '@lingui/react/macro';
import type { SiteStatistics } from '@unmuted/api';
import { useMemo } from 'react';
import { bestDay, DaysChart } from '#/components/usage-statistics/days-chart.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** Visits and plays by day. */
export function VisitsChart({ statistics, fileName }: { statistics: SiteStatistics; fileName: string }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { days, from, to } = statistics;
  const dateOf = (day: string) => formats.date(new Date(day), 'UTC');
  const best = bestDay(days, 'visits');
  const [start, end, date] = [dateOf(from), dateOf(to), best && dateOf(best.day)];
  const series = useMemo(
    () =>
      [
        { id: 'visits', name: t`Visits` },
        { id: 'plays', name: t`Plays` },
      ] as const,
    [t],
  );
  return (
    <DaysChart
      days={days}
      description={t`Visits and plays per day, ${start} – ${end}, UTC`}
      fileName={fileName}
      series={series}
      title={date === undefined ? t`Visits and plays` : t`Most visits on ${date}`}
    />
  );
}
