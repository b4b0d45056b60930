import { useLingui } from '@lingui/react/macro';
import type { NowPlayingFleet } from '@unmuted/api';
import { AreaChart } from '@unmuted/ui/area-chart';
import { Card, CardBody } from '@unmuted/ui/card';
import { useMemo } from 'react';
import { mostUnknown } from '#/features/admin/now-playing/most-unknown.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

const hourMs = 3_600_000;

export interface TextsChartProps {
  hours: NowPlayingFleet['hours'];
}

/** The texts of a day by hour, and those without a song. */
export function TextsChart({ hours }: TextsChartProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const timeZone = useTimeZone();
  const series = useMemo(() => {
    const pointsOf = (name: 'texts' | 'unknown') =>
      hours.map((hour) => ({ at: Date.parse(hour.at), value: hour[name] }));
    return [
      { id: 'texts', name: t`Texts`, points: pointsOf('texts') },
      {
        id: 'unknown',
        name: t({ message: 'Unknown', context: 'kind of text' }),
        points: pointsOf('unknown'),
      },
    ];
  }, [hours, t]);
  const worst = mostUnknown(hours);
  const last = hours.at(-1);
  return (
    <Card className="min-w-0">
      <CardBody>
        <AreaChart
          description={t`Texts per hour, last 24 hours`}
          empty={
            hours.some(({ texts }) => texts > 0)
              ? undefined
              : { title: t`No texts in the last 24 hours`, description: t`Recorded texts are counted here.` }
          }
          fileName={t`Texts per hour`}
          marks={last && last.texts > 0 ? [{ at: Date.parse(last.at), label: t`This hour so far` }] : []}
          maxStepMs={1.5 * hourMs}
          series={series}
          timeZone={timeZone}
          title={worst === null ? t`No unknown texts` : findingOf(worst)}
          unit={t`texts`}
        />
      </CardBody>
    </Card>
  );

  function findingOf({ at, texts, unknown }: NowPlayingFleet['hours'][number]) {
    const from = formats.time(new Date(at), timeZone);
    const to = formats.time(new Date(Date.parse(at) + hourMs), timeZone);
    const share = formats.percent(unknown / texts, { maximumFractionDigits: 0, minimumFractionDigits: 0 });
    return t`Most unknown texts from ${from} to ${to}: ${share}`;
  }
}
