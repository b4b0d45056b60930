import { plural } from '@lingui/core/macro';
import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiClients, LevelHistory, SilenceWatch } from '@unmuted/api';
import { Card, CardBody } from '@unmuted/ui/card';
import { LevelHistory as LevelChart } from '@unmuted/ui/level-history';
import { Segmented } from '@unmuted/ui/segmented';
import { useMemo } from 'react';
import { alarmNames } from '#/components/silence/silence-words.messages.ts';
import { levelHistoryQuery } from '#/data/silence/level-history.queries.ts';
import { silenceIncidentsQuery } from '#/data/silence/silence-incidents.queries.ts';
import { levelSeries } from '#/features/admin/silence-manage/level-series.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useNow } from '#/lib/use-now.ts';

const periods = ['1h', '24h', '7d', '30d'] as const;
export type LevelPeriod = (typeof periods)[number];

const hourMs = 3_600_000;
const lengths: Record<LevelPeriod, number> = {
  '1h': hourMs,
  '24h': 24 * hourMs,
  '7d': 7 * 24 * hourMs,
  '30d': 30 * 24 * hourMs,
};
/** The range ends with a whole step, so that it changes only once in a while. */
const steps: Record<LevelPeriod, number> = {
  '1h': 60_000,
  '24h': 5 * 60_000,
  '7d': 30 * 60_000,
  '30d': 2 * hourMs,
};
/** The marks of a chart. */
const mostIncidents = 100;
const nothing: LevelHistory = {
  from: '1970-01-01T00:00:00.000Z',
  to: '1970-01-01T00:00:01.000Z',
  stepS: 1,
  points: [],
};

export interface LevelsCardProps {
  api: ApiClients;
  watch: SilenceWatch;
  period: LevelPeriod;
  onPeriod: (period: LevelPeriod) => void;
}

/** The recorded levels with the threshold and the incidents. */
export function LevelsCard({ api, watch, period, onPeriod }: LevelsCardProps) {
  const { i18n } = useI18n();
  const { t } = useLingui();
  const formats = useFormats();
  const { id, settings, timeZone } = watch;
  const to = useNow(steps[period]);
  const range = {
    from: new Date(to - lengths[period]).toISOString(),
    to: new Date(to).toISOString(),
  };
  const query = useQuery({ ...levelHistoryQuery(api, id, range), placeholderData: keepPreviousData });
  const incidents = useQuery(silenceIncidentsQuery(api, id, { ...range, page: 1, pageSize: mostIncidents }));
  const { data, error, isFetching, refetch } = query;
  const series = useMemo(() => levelSeries(data ?? nothing), [data]);
  const items = incidents.data?.items;
  const silences = useMemo(
    () =>
      [...(items ?? [])]
        .reverse()
        .map(({ kind, startedAt, endedAt }) => ({
          from: Date.parse(startedAt),
          to: endedAt === null ? to : Date.parse(endedAt),
          label: i18n._(alarmNames[kind]),
        }))
        .filter((silence) => silence.to > to - lengths[period] && silence.from < to),
    [items, to, period, i18n],
  );
  const names: Record<LevelPeriod, string> = {
    '1h': t({ message: '1 h', context: 'period' }),
    '24h': t({ message: '24 h', context: 'period' }),
    '7d': t({ message: '7 d', context: 'period' }),
    '30d': t({ message: '30 d', context: 'period' }),
  };
  const spans: Record<LevelPeriod, string> = {
    '1h': t`the last hour`,
    '24h': t`the last 24 hours`,
    '7d': t`the last 7 days`,
    '30d': t`the last 30 days`,
  };
  const step = data ? formats.duration(data.stepS) : '';
  const span = spans[period];
  return (
    <Card>
      <CardBody>
        <LevelChart
          actions={
            <Segmented
              aria-label={t`Period`}
              onValueChange={onPeriod}
              options={periods.map((value) => ({ value, label: names[value] }))}
              value={period}
            />
          }
          description={
            data
              ? t`dBFS RMS of the louder channel, ${step} per point, ${timeZone}`
              : t`dBFS RMS of the louder channel, ${timeZone}`
          }
          empty={
            data && data.points.length === 0
              ? {
                  title: t`Nothing was recorded in this period`,
                  description: t`Levels are recorded while a checker listens to the station.`,
                }
              : undefined
          }
          failed={
            error && !data
              ? {
                  title: t`Couldn’t load the levels`,
                  description: errorText(i18n, error),
                  onRetry: () => void refetch(),
                  retrying: isFetching,
                }
              : undefined
          }
          fileName={`levels ${watch.stationName} ${range.from.slice(0, 10)}`}
          from={data && Date.parse(data.from)}
          loading={!data && !error}
          series={series}
          silences={silences}
          threshold={settings.thresholdDb}
          timeZone={timeZone}
          title={
            items === undefined
              ? t`Levels in ${span}`
              : t`${plural(silences.length, { 0: 'No incident', one: '# incident', other: '# incidents' })} in ${span}`
          }
          to={data && Date.parse(data.to)}
        />
      </CardBody>
    </Card>
  );
}
