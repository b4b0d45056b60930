import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { AdminCastRow, ApiClients } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { DownloadIcon, PlusIcon } from '@unmuted/ui/icons';
import { PageHeader } from '@unmuted/ui/page-header';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { SuspendDialog } from '#/components/suspension/suspend-dialog.tsx';
import { UnsuspendDialog } from '#/components/suspension/unsuspend-dialog.tsx';
import type { AdminCastsParams } from '#/data/admin-casts/admin-casts.keys.ts';
import { adminCastsQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { readAllCasts } from '#/data/admin-casts/cast-life.queries.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import {
  type AdminCastsSearch,
  adminCastsParams,
  dropUsual,
} from '#/features/admin/casts/admin-casts.search.ts';
import { BulkBar, BulkDialog, type BulkDialogProps } from '#/features/admin/casts/bulk-bar.tsx';
import { castsCsv } from '#/features/admin/casts/casts-csv.ts';
import { type CastAct, CastsTable } from '#/features/admin/casts/casts-table.tsx';
import { CreateCastDialog } from '#/features/admin/casts/create-cast-dialog.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { saveText } from '#/lib/save-text.ts';
import { useLastPage } from '#/lib/use-last-page.ts';
import { useSettledSearch } from '#/lib/use-settled-search.ts';
import { usePermission } from '#/session/use-permission.ts';

const route = getRouteApi('/_admin/admin/cast/');

/** `/admin/cast`: the casts of all customers. */
export function AdminCastsScreen() {
  const { i18n } = useLingui();
  const { api } = route.useRouteContext();
  const search = route.useSearch();
  const navigate = useNavigate();
  const params = adminCastsParams(useSettledSearch(search));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(adminCastsQuery(api, params));
  const rows = data?.items ?? [];
  useLiveTopics(['fleet', ...topicsOf(rows)]);
  const change = (part: AdminCastsSearch, isStep = false) =>
    void navigate({
      to: '/admin/cast',
      search: (previous) => dropUsual({ ...previous, ...part }),
      replace: !isStep,
      resetScroll: false,
    });
  const found = data && !isPlaceholderData ? { total: data.total, rows: rows.length } : undefined;
  useLastPage(found, params, (page) => change({ page }));
  const [act, setAct] = useState<CastAct | null>(null);
  const mayManage = usePermission('casts.manage');
  const [isCreating, setIsCreating] = useState(false);
  const [bulk, setBulk] = useState<Pick<BulkDialogProps, 'action' | 'usernames'> | null>(null);
  // The row's current data, not the data from when the dialog was opened.
  const meant = rows.find(({ username }) => username === act?.username);
  const dialog = meant && { api, cast: meant, onClose: () => setAct(null) };
  return (
    <>
      <PageHeader
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Trans key="casts">Casts</Trans>,
        ]}
        actions={
          mayManage && (
            <Button onClick={() => setIsCreating(true)} variant="primary">
              <PlusIcon />
              <Trans>New cast</Trans>
            </Button>
          )
        }
        title={<Trans>Casts</Trans>}
      />
      <div className="grid gap-4 md:gap-6">
        {data && data.engine.state !== 'up' && <EngineAlert isOff={data.engine.state === 'off'} />}
        <Card className="min-w-0 overflow-hidden">
          <CastsTable
            failed={
              error && !data
                ? {
                    title: <Trans>Couldn’t load the casts</Trans>,
                    description: errorText(i18n, error),
                    retrying: isFetching,
                    onRetry: () => void refetch(),
                  }
                : undefined
            }
            list={data}
            bulkActions={
              mayManage
                ? (usernames) => <BulkBar onAct={(action) => setBulk({ action, usernames })} />
                : undefined
            }
            onAct={setAct}
            onSearch={change}
            search={search}
            tools={<CsvButton api={api} params={params} />}
          />
        </Card>
      </div>
      {isCreating && <CreateCastDialog api={api} onClose={() => setIsCreating(false)} />}
      {bulk && <BulkDialog {...bulk} api={api} onClose={() => setBulk(null)} />}
      {dialog && act?.act === 'suspend' && <SuspendDialog {...dialog} />}
      {dialog && act?.act === 'unsuspend' && <UnsuspendDialog {...dialog} />}
    </>
  );
}

function CsvButton({ api, params }: { api: ApiClients; params: AdminCastsParams }) {
  const { i18n } = useLingui();
  const toasts = useToast();
  const [isReading, setIsReading] = useState(false);
  const save = async () => {
    setIsReading(true);
    try {
      saveText('casts.csv', castsCsv(await readAllCasts(api, params)), 'text/csv');
    } catch (error) {
      toasts.show({
        tone: 'danger',
        title: <Trans>Couldn’t load the casts</Trans>,
        description: errorText(i18n, error),
      });
    } finally {
      setIsReading(false);
    }
  };
  return (
    <Button loading={isReading} onClick={() => void save()} size="sm" variant="ghost">
      <DownloadIcon />
      <Trans>Download CSV</Trans>
    </Button>
  );
}

/** Terminated casts have no live data. */
const topicsOf = (rows: readonly AdminCastRow[]) =>
  rows.flatMap(({ username, state }) => (state === 'terminated' ? [] : [`cast:${username}` as const]));

function EngineAlert({ isOff }: { isOff: boolean }) {
  if (isOff)
    return (
      <Alert tone="neutral" title={<Trans>No streaming engine is connected</Trans>}>
        <Trans>Playback and listener data are unavailable until an engine is connected.</Trans>
      </Alert>
    );
  return (
    <Alert tone="warning" title={<Trans>The streaming engine isn’t responding</Trans>}>
      <Trans>On-air and listener data are unavailable until it responds.</Trans>
    </Alert>
  );
}
