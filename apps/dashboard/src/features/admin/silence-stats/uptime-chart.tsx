import { useLingui } from '@lingui/react/macro';
import type { SilenceStats } from '@unmuted/api';
import { Card, CardBody } from '@unmuted/ui/card';
import { Histogram } from '@unmuted/ui/histogram';
import type { StatsChartProps } from '#/features/admin/silence-stats/days-chart.tsx';
import { useStatsFaces } from '#/features/admin/silence-stats/use-stats-faces.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const none: SilenceStats['uptime'] = [];
/** What most providers promise. */
const goodShare = 0.999;

/** How many stations were heard for which share of the time. */
export function UptimeChart({ query, period }: StatsChartProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const faces = useStatsFaces(query);
  const classes = query.data?.uptime ?? none;
  const percent = (share: number) =>
    formats.percent(share, { minimumFractionDigits: 0, maximumFractionDigits: 2 });
  const labelOf = (index: number) => {
    const from = classes[index]?.from ?? 0;
    const to = classes[index + 1]?.from;
    // Narrow enough for a small screen; each class ends where the next begins.
    return from === 0 && to !== undefined ? `< ${percent(to)}` : `≥ ${percent(from)}`;
  };
  const count = (isCounted: (from: number) => boolean) =>
    classes.reduce((sum, { from, stations }) => (isCounted(from) ? sum + stations : sum), 0);
  const all = count(() => true);
  const good = formats.number(count((from) => from >= goodShare));
  const total = formats.number(all);
  const share = percent(goodShare);
  return (
    <Card>
      <CardBody>
        <Histogram
          {...faces(t`Couldn’t load the availability`, 'uptime')}
          bins={classes.map(({ from, stations }, index) => ({
            id: String(from),
            label: labelOf(index),
            value: stations,
          }))}
          description={t`Stations by the share of the known time with sound, ${period}`}
          empty={query.data && all === 0 ? { title: t`No station was checked in this period` } : undefined}
          title={
            all > 0
              ? t`${good} of ${total} stations were heard at least ${share} of the time`
              : t`Availability`
          }
          unit={t({ message: 'stations', context: 'unit after a number' })}
        />
      </CardBody>
    </Card>
  );
}
