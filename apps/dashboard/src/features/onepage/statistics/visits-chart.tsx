import { useLingui } from '@lingui/react/macro';
import type { SiteStatistics } from '@unmuted/api';
import { AreaChart } from '@unmuted/ui/area-chart';
import { Card, CardBody } from '@unmuted/ui/card';
import { useMemo } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';

const dayMs = 86_400_000;
const pointsOf = (days: SiteStatistics['days'], field: 'visits' | 'plays') =>
  days.map((each) => ({ at: Date.parse(each.day), value: each[field] }));

/** Visits and plays by day. */
export function VisitsChart({ statistics, fileName }: { statistics: SiteStatistics; fileName: string }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { days, visits, from, to } = statistics;
  const most = days.reduce((best, day) => (day.visits > best.visits ? day : best), {
    day: from,
    visits: 0,
    plays: 0,
  });
  const date = formats.date(new Date(most.day), 'UTC');
  const series = useMemo(
    () => [
      { id: 'visits', name: t`Visits`, points: pointsOf(days, 'visits') },
      { id: 'plays', name: t`Plays`, points: pointsOf(days, 'plays') },
    ],
    [days, t],
  );
  const [start, end] = [formats.date(new Date(from), 'UTC'), formats.date(new Date(to), 'UTC')];
  return (
    <Card>
      <CardBody>
        <AreaChart
          description={t`Visits and plays per day, ${start} – ${end}, UTC`}
          fileName={fileName}
          formatTime={(at) => formats.date(new Date(at), 'UTC')}
          height={200}
          maxStepMs={dayMs}
          series={series}
          timeZone="UTC"
          title={visits === 0 ? t`Visits and plays` : t`Most visits on ${date}`}
          unit=""
        />
      </CardBody>
    </Card>
  );
}
