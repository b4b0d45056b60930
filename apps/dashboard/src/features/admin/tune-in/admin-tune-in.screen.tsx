import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { PageHeader } from '@unmuted/ui/page-header';
import { useState } from 'react';
import { adminTuneInQuery } from '#/data/admin-tune-in/admin-tune-in.queries.ts';
import {
  type AdminTuneInSearch,
  adminTuneInParams,
  adminTuneInSearch,
  dropUsual,
} from '#/features/admin/tune-in/admin-tune-in.search.ts';
import { MetricsCard } from '#/features/admin/tune-in/metrics-card.tsx';
import {
  StopDialog,
  type StopDialogProps,
  type TuneInAction,
} from '#/features/admin/tune-in/stop-dialog.tsx';
import { TuneInTable } from '#/features/admin/tune-in/tune-in-table.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { useLastPage } from '#/lib/use-last-page.ts';
import { useSettledSearch } from '#/lib/use-settled-search.ts';

const route = getRouteApi('/_admin/admin/tunein');

/** `/admin/tunein`: the stations of all customers that are set up for TuneIn, and whether TuneIn responds. */
export function AdminTuneInScreen() {
  const { i18n } = useLingui();
  const { api } = route.useRouteContext();
  const search = route.useSearch({ select: adminTuneInSearch, structuralSharing: true });
  const navigate = useNavigate();
  const params = adminTuneInParams(useSettledSearch(search));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(adminTuneInQuery(api, params));
  const change = (part: AdminTuneInSearch, isStep = false) =>
    void navigate({
      to: '/admin/tunein',
      search: (previous) => dropUsual({ ...previous, ...part }),
      replace: !isStep,
      resetScroll: false,
    });
  const found = data && !isPlaceholderData ? { total: data.total, rows: data.items.length } : undefined;
  useLastPage(found, params, (page) => change({ page }));
  const [act, setAct] = useState<Pick<StopDialogProps, 'action' | 'selected'> | null>(null);
  return (
    <>
      <PageHeader
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Trans key="tunein">TuneIn</Trans>,
        ]}
        title={<Trans>TuneIn</Trans>}
      />
      <div className="grid gap-4 md:gap-6">
        <MetricsCard api={api} />
        <Card className="min-w-0 overflow-hidden">
          <TuneInTable
            bulkActions={(selected) => <BulkBar onAct={(action) => setAct({ action, selected })} />}
            failed={
              error && !data
                ? {
                    title: <Trans>Couldn’t load the stations</Trans>,
                    description: errorText(i18n, error),
                    retrying: isFetching,
                    onRetry: () => void refetch(),
                  }
                : undefined
            }
            list={data}
            onSearch={change}
            search={search}
          />
        </Card>
      </div>
      {act && <StopDialog {...act} api={api} onClose={() => setAct(null)} />}
    </>
  );
}

function BulkBar({ onAct }: { onAct: (action: TuneInAction) => void }) {
  return (
    <>
      <Button onClick={() => onAct('pause')} size="sm">
        <Trans>Pause…</Trans>
      </Button>
      <Button onClick={() => onAct('resume')} size="sm">
        <Trans>Resume…</Trans>
      </Button>
      <Button onClick={() => onAct('disable')} size="sm" variant="danger-outline">
        <Trans>Disable…</Trans>
      </Button>
    </>
  );
}
