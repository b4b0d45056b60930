import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { BarChart } from '@unmuted/ui/bar-chart';
import { Card, CardBody } from '@unmuted/ui/card';
import { alarmNames } from '#/components/silence/silence-words.messages.ts';
import type { StatsChartProps } from '#/features/admin/silence-stats/days-chart.tsx';
import { useStatsFaces } from '#/features/admin/silence-stats/use-stats-faces.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** What the alarms were about. */
export function KindsChart({ query, period }: StatsChartProps) {
  const { i18n } = useI18n();
  const { t } = useLingui();
  const formats = useFormats();
  const faces = useStatsFaces(query);
  const kinds = query.data?.kinds.filter(({ incidents }) => incidents > 0) ?? [];
  const total = kinds.reduce((sum, { incidents }) => sum + incidents, 0);
  const first = kinds.reduce<(typeof kinds)[number] | null>(
    (most, kind) => (kind.incidents > (most?.incidents ?? 0) ? kind : most),
    null,
  );
  const name = first && i18n._(alarmNames[first.kind]);
  const share =
    first && formats.percent(first.incidents / total, { maximumFractionDigits: 0, minimumFractionDigits: 0 });
  return (
    <Card>
      <CardBody>
        <BarChart
          {...faces(t`Couldn’t load the kinds of incidents`, 'kinds')}
          description={t`Incidents by kind, ${period}`}
          empty={query.data && !first ? { title: t`No incident in this period` } : undefined}
          items={kinds.map(({ kind, incidents }) => ({
            id: kind,
            label: i18n._(alarmNames[kind]),
            value: incidents,
          }))}
          show="both"
          title={first ? t`Most frequent: ${name}, ${share}` : t`Kinds of incidents`}
          unit={t({ message: 'incidents', context: 'unit after a number' })}
        />
      </CardBody>
    </Card>
  );
}
