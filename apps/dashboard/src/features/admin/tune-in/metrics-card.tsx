import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients, TuneInMetrics } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { AreaChart } from '@unmuted/ui/area-chart';
import { Card, CardBody } from '@unmuted/ui/card';
import { Stat, StatGroup } from '@unmuted/ui/stat';
import { useMemo } from 'react';
import { LinkedStat } from '#/components/linked-stat/linked-stat.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { problemText } from '#/components/tune-in/tune-in.messages.ts';
import { tuneInMetricsQuery } from '#/data/admin-tune-in/admin-tune-in.queries.ts';
import { Duplicates } from '#/features/admin/tune-in/duplicates.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Whether TuneIn responds, the states of the stations, and the calls of a day. */
export function MetricsCard({ api }: { api: ApiClients }) {
  const { i18n } = useLingui();
  const query = useQuery(tuneInMetricsQuery(api));
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      {data && <BreakerBanner breaker={data.breaker} />}
      {data && data.duplicates.length > 0 && <Duplicates duplicates={data.duplicates} />}
      {!(error && !data) && <Tiles metrics={data} />}
      <Card className="min-w-0">
        <CardBody className="grid gap-6 lg:grid-cols-2">
          <CallsChart
            failed={error && !data ? errorText(i18n, error) : null}
            isRetrying={isFetching}
            metrics={data}
            onRetry={() => void refetch()}
          />
          <LatencyChart metrics={data} />
        </CardBody>
      </Card>
    </>
  );
}

function BreakerBanner({ breaker }: Pick<TuneInMetrics, 'breaker'>) {
  const { state, until, calls, failures, waiting } = breaker;
  if (state === 'closed' || until === null) return null;
  return (
    <Alert title={<Trans>TuneIn does not respond: calls of all stations are paused</Trans>} tone="danger">
      <Trans>
        {failures} of {calls} calls within five minutes failed.
      </Trans>{' '}
      {state === 'probing' ? (
        <Trans>One call is testing whether TuneIn responds again.</Trans>
      ) : (
        <Trans>
          One call tests TuneIn at <Timestamp at={until} />.
        </Trans>
      )}{' '}
      <Plural
        _0="No song is waiting."
        one="The song of # station is waiting."
        other="The songs of # stations are waiting."
        value={waiting}
      />
    </Alert>
  );
}

function Tiles({ metrics }: { metrics: TuneInMetrics | undefined }) {
  const formats = useFormats();
  const isLoading = metrics === undefined;
  const inStates = (...wanted: readonly string[]) =>
    metrics?.states
      .filter(({ state }) => wanted.includes(state))
      .reduce((sum, { stations }) => sum + stations, 0) ?? 0;
  const calls = metrics?.replies.reduce((sum, reply) => sum + reply.calls, 0) ?? 0;
  const accepted = metrics?.hours.reduce((sum, hour) => sum + hour.accepted, 0) ?? 0;
  const share = formats.percent(accepted / calls);
  const ms = formats.number(metrics?.p95Ms ?? 0);
  return (
    <StatGroup className="max-md:grid-cols-2">
      <LinkedStat
        label={<Trans>Refused or failing</Trans>}
        link={{ to: '/admin/tunein', search: { state: 'refused,failing' } }}
        loading={isLoading}
        value={formats.number(inStates('refused', 'failing'))}
      />
      <LinkedStat
        label={<Trans>Stopped by staff</Trans>}
        link={{ to: '/admin/tunein', search: { state: 'disabled,paused' } }}
        loading={isLoading}
        value={formats.number(inStates('paused', 'disabled'))}
      />
      <Stat
        label={<Trans>Calls, 24 h</Trans>}
        loading={isLoading}
        note={calls > 0 && <Trans>{share} accepted</Trans>}
        value={formats.number(calls)}
      />
      <Stat
        label={<Trans>95 % of replies within</Trans>}
        loading={isLoading}
        value={metrics?.p95Ms == null ? null : <Trans>{ms} ms</Trans>}
      />
    </StatGroup>
  );
}

interface CallsChartProps {
  metrics: TuneInMetrics | undefined;
  failed: string | null;
  isRetrying: boolean;
  onRetry: () => void;
}

function CallsChart({ metrics, failed, isRetrying, onRetry }: CallsChartProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const series = useMemo(() => {
    const points = (field: 'accepted' | 'refused' | 'failed') =>
      metrics?.hours.map((hour) => ({ at: Date.parse(hour.from), value: hour[field] })) ?? [];
    return [
      { id: 'accepted', name: t`Accepted`, color: 1 as const, points: points('accepted') },
      { id: 'failed', name: t`Without a valid reply`, color: 2 as const, points: points('failed') },
      { id: 'refused', name: t`Refused`, color: 3 as const, points: points('refused') },
    ];
  }, [metrics, t]);
  const total = metrics?.replies.reduce((sum, { calls }) => sum + calls, 0) ?? 0;
  const worst = metrics?.replies.find(({ outcome }) => outcome !== 'accepted');
  const reply = worst ? problemText(i18n, worst.reply) : '';
  const title = worst
    ? t`${plural(worst.calls, { one: '# call ended', other: '# calls ended' })} with “${reply}”`
    : t`TuneIn accepted every call`;
  return (
    <AreaChart
      description={t`Calls of all stations per hour, last 24 hours`}
      empty={
        metrics && total === 0
          ? { title: t`No calls yet`, description: t`A station makes one when a song starts.` }
          : undefined
      }
      failed={
        failed === null
          ? undefined
          : { title: t`Couldn’t load the calls`, description: failed, onRetry, retrying: isRetrying }
      }
      loading={metrics === undefined && failed === null}
      series={series}
      title={metrics && total > 0 ? title : t`Calls per hour`}
      unit={t({ message: 'calls', context: 'unit' })}
    />
  );
}

function LatencyChart({ metrics }: { metrics: TuneInMetrics | undefined }) {
  const { t } = useWords();
  const formats = useFormats();
  const points = useMemo(
    () =>
      metrics?.hours.flatMap(({ from, p95Ms }) =>
        p95Ms === null ? [] : [{ at: Date.parse(from), value: p95Ms }],
      ) ?? [],
    [metrics],
  );
  const ms = formats.number(metrics?.p95Ms ?? 0);
  if (!metrics) return null;
  return (
    <AreaChart
      description={t`Time that 95 % of the replies do not exceed, per hour, last 24 hours`}
      empty={points.length === 0 ? { title: t`No replies yet` } : undefined}
      from={Date.parse(metrics.hours[0]?.from ?? metrics.at)}
      maxStepMs={3_600_000}
      points={points}
      title={metrics.p95Ms === null ? t`Response time` : t`TuneIn replies within ${ms} ms`}
      to={Date.parse(metrics.hours.at(-1)?.from ?? metrics.at)}
      unit={t({ message: 'ms', context: 'unit' })}
    />
  );
}
