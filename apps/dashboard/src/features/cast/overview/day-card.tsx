import { useLingui } from '@lingui/react/macro';
import type { CastOverview } from '@unmuted/api';
import { Card, CardBody } from '@unmuted/ui/card';
import { ListenersChart } from '#/components/listeners-chart/listeners-chart.tsx';

export interface DayCardProps {
  overview: CastOverview;
  isStale: boolean;
  timeZone: string | undefined;
}

/** Listeners over the last 24 hours. */
export function DayCard({ overview: { now, history }, isStale, timeZone }: DayCardProps) {
  const { t } = useLingui();
  const { checkedAt, listeners } = now;
  return (
    <Card>
      <CardBody>
        <ListenersChart
          history={history}
          present={checkedAt === null || isStale ? null : { at: Date.parse(checkedAt), value: listeners }}
          description={t`Listeners, peak of each half hour, last 24 h`}
          timeZone={timeZone}
        />
      </CardBody>
    </Card>
  );
}
