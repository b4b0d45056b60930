import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { SilenceStats } from '@unmuted/api';
import { BarChart } from '@unmuted/ui/bar-chart';
import { Card, CardBody } from '@unmuted/ui/card';
import { useStatsFaces } from '#/features/admin/silence-stats/use-stats-faces.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Which thresholds and durations the stations have. */
export function SettingsChart({ query }: { query: UseQueryResult<SilenceStats> }) {
  const { t } = useLingui();
  const formats = useFormats();
  const faces = useStatsFaces(query);
  const settings = query.data?.settings ?? [];
  const nameOf = ({ thresholdDb, silenceS }: SilenceStats['settings'][number]) =>
    `${formats.number(thresholdDb).replace('-', '−')} dBFS, ${formats.duration(silenceS)}`;
  const first = settings.reduce<(typeof settings)[number] | null>(
    (most, one) => (one.stations > (most?.stations ?? 0) ? one : most),
    null,
  );
  const usual = first && nameOf(first);
  return (
    <Card>
      <CardBody>
        <BarChart
          {...faces(t`Couldn’t load the settings`, 'settings')}
          description={t`Stations by threshold and duration, now`}
          empty={query.data && !first ? { title: t`No station is watched yet` } : undefined}
          items={settings.map((one) => ({
            id: `${one.thresholdDb} ${one.silenceS}`,
            label: nameOf(one),
            value: one.stations,
          }))}
          show="both"
          title={first ? t`Most stations alarm below ${usual}` : t`Thresholds and durations`}
          unit={t({ message: 'stations', context: 'unit after a number' })}
        />
      </CardBody>
    </Card>
  );
}
