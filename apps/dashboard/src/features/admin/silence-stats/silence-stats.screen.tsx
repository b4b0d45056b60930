import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { DateRangePicker, rangeText } from '@unmuted/ui/date-range-picker';
import { PageHeader } from '@unmuted/ui/page-header';
import { Segmented } from '@unmuted/ui/segmented';
import { SilenceTabs } from '#/components/silence-tabs/silence-tabs.tsx';
import { silenceStatsQuery } from '#/data/admin-silence/admin-silence.queries.ts';
import { DaysChart } from '#/features/admin/silence-stats/days-chart.tsx';
import { HoursChart } from '#/features/admin/silence-stats/hours-chart.tsx';
import { KindsChart } from '#/features/admin/silence-stats/kinds-chart.tsx';
import { SettingsChart } from '#/features/admin/silence-stats/settings-chart.tsx';
import {
  type SilenceStatsSearch,
  silenceStatsSearch,
} from '#/features/admin/silence-stats/silence-stats.search.ts';
import { statsRange, statsTimeZone } from '#/features/admin/silence-stats/stats-range.ts';
import { StatsTiles } from '#/features/admin/silence-stats/stats-tiles.tsx';
import { UptimeChart } from '#/features/admin/silence-stats/uptime-chart.tsx';
import { WorstCard } from '#/features/admin/silence-stats/worst-card.tsx';
import { tagOf } from '#/i18n/locales.ts';
import { useNow } from '#/lib/use-now.ts';

const route = getRouteApi('/_admin/admin/silence/stats');
const periods = ['7d', '30d', '90d', '1y'] as const;

/** `/admin/silence/stats`: the incidents of all stations in figures. */
export function SilenceStatsScreen() {
  const { t, i18n } = useLingui();
  const { api } = route.useRouteContext();
  const search = route.useSearch({ select: silenceStatsSearch, structuralSharing: true });
  // The range is of whole days: it changes at midnight.
  const now = new Date(useNow(60_000));
  const range = statsRange(search, now);
  const query = useQuery(silenceStatsQuery(api, range));
  const { data, error } = query;
  const period = rangeText(
    tagOf(i18n.locale),
    range.days,
    t({ message: 'to', context: 'between two dates' }),
  );
  const charts = { query, period };
  return (
    <>
      <PageHeader
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Link key="silence" to="/admin/silence">
            <Trans>Silence</Trans>
          </Link>,
          <Trans key="stats">Statistics</Trans>,
        ]}
        title={<Trans>Statistics of silence</Trans>}
      />
      <SilenceTabs />
      <div className="grid gap-4 md:gap-6">
        <Period now={now} range={range} />
        {!(error && !data) && <StatsTiles stats={data} />}
        <DaysChart {...charts} />
        <div className="grid gap-4 md:gap-6 lg:grid-cols-2">
          <KindsChart {...charts} />
          <UptimeChart {...charts} />
        </div>
        <HoursChart {...charts} />
        <WorstCard {...charts} />
        <SettingsChart query={query} />
      </div>
    </>
  );
}

function Period({ now, range }: { now: Date; range: ReturnType<typeof statsRange> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const change = (search: SilenceStatsSearch) =>
    void navigate({ to: '/admin/silence/stats', search, replace: true, resetScroll: false });
  const names: Record<(typeof periods)[number], string> = {
    '7d': t({ message: '7 d', context: 'period' }),
    '30d': t({ message: '30 d', context: 'period' }),
    '90d': t({ message: '90 d', context: 'period' }),
    '1y': t({ message: '1 y', context: 'period' }),
  };
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Segmented
        aria-label={t`Period`}
        onValueChange={(period) => change(period === '30d' ? {} : { period })}
        options={periods.map((value) => ({ value, label: names[value] }))}
        value={periods.find((period) => period === range.days.preset)}
      />
      <DateRangePicker
        label={t`Period`}
        now={now}
        onValueChange={({ from, to }) => change({ from, to })}
        presets={[]}
        timeZone={statsTimeZone}
        value={range.days}
      />
    </div>
  );
}
