import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { AlertList, AlertRow } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { DownloadIcon } from '@unmuted/ui/icons';
import { PageHeader } from '@unmuted/ui/page-header';
import { Stat, StatGroup } from '@unmuted/ui/stat';
import { useState } from 'react';
import { LinkedStat } from '#/components/linked-stat/linked-stat.tsx';
import { SilenceTabs } from '#/components/silence-tabs/silence-tabs.tsx';
import { alertsQuery, allAlerts } from '#/data/admin-silence/admin-silence.queries.ts';
import { alertsCsv } from '#/features/admin/silence-alerts/alerts-csv.ts';
import { AlertsTable } from '#/features/admin/silence-alerts/alerts-table.tsx';
import { ChannelsCard } from '#/features/admin/silence-alerts/channels-card.tsx';
import { ResendDialog } from '#/features/admin/silence-alerts/resend-dialog.tsx';
import {
  dropUsual,
  type SilenceAlertsSearch,
  silenceAlertsParams,
  silenceAlertsSearch,
} from '#/features/admin/silence-alerts/silence-alerts.search.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { saveText } from '#/lib/save-text.ts';
import { useLastPage } from '#/lib/use-last-page.ts';
import { useSettledSearch } from '#/lib/use-settled-search.ts';

const route = getRouteApi('/_admin/admin/silence/notifications');

/** `/admin/silence/notifications`: the messages about incidents of all stations, and the channels they take. */
export function SilenceAlertsScreen() {
  const { i18n } = useLingui();
  const { api } = route.useRouteContext();
  const search = route.useSearch({ select: silenceAlertsSearch, structuralSharing: true });
  const navigate = useNavigate();
  const params = silenceAlertsParams(useSettledSearch(search));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(alertsQuery(api, params));
  const [resending, setResending] = useState<AlertRow | null>(null);
  const change = (part: SilenceAlertsSearch, isStep = false) =>
    void navigate({
      to: '/admin/silence/notifications',
      search: (previous) => dropUsual({ ...previous, ...part }),
      replace: !isStep,
      resetScroll: false,
    });
  const found = data && !isPlaceholderData ? { total: data.total, rows: data.items.length } : undefined;
  useLastPage(found, params, (page) => change({ page }));
  const csv = useMutation({
    mutationFn: async () =>
      saveText('silence-messages.csv', alertsCsv(await allAlerts(api, params)), 'text/csv'),
  });
  return (
    <>
      <PageHeader
        actions={
          <Button loading={csv.isPending} onClick={() => csv.mutate()}>
            <DownloadIcon />
            <Trans>CSV</Trans>
          </Button>
        }
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Link key="silence" to="/admin/silence">
            <Trans>Silence</Trans>
          </Link>,
          <Trans key="notifications">Notifications</Trans>,
        ]}
        title={<Trans>Notifications about silence</Trans>}
      />
      <SilenceTabs />
      <div className="grid gap-4 md:gap-6">
        {!(error && !data) && <DayTiles day={data?.day} />}
        <Card className="min-w-0 overflow-hidden">
          <AlertsTable
            failed={
              error && !data
                ? {
                    title: <Trans>Couldn’t load the messages</Trans>,
                    description: errorText(i18n, error),
                    retrying: isFetching,
                    onRetry: () => void refetch(),
                  }
                : undefined
            }
            list={data}
            onResend={setResending}
            onSearch={change}
            search={search}
          />
        </Card>
        {data && <ChannelsCard channels={data.channels} />}
      </div>
      {resending && <ResendDialog api={api} onClose={() => setResending(null)} row={resending} />}
    </>
  );
}

/** The messages of a day. Undefined while loading. */
function DayTiles({ day }: { day: AlertList['day'] | undefined }) {
  const formats = useFormats();
  const number = (value: number | undefined) => (value === undefined ? null : formats.number(value));
  const loading = day === undefined;
  const note = <Trans>within 24 hours</Trans>;
  return (
    <StatGroup>
      <Stat
        label={<Trans context="messages">Sent</Trans>}
        loading={loading}
        note={note}
        value={number(day?.sent)}
      />
      <LinkedStat
        label={<Trans context="messages">Failed</Trans>}
        link={{ to: '/admin/silence/notifications', search: { state: 'failed,bounced' } }}
        loading={loading}
        note={note}
        value={number(day?.failed)}
      />
      <LinkedStat
        label={<Trans context="messages">Waiting</Trans>}
        link={{ to: '/admin/silence/notifications', search: { state: 'queued' } }}
        loading={loading}
        note={<Trans>will be sent next</Trans>}
        value={number(day?.queued)}
      />
    </StatGroup>
  );
}
