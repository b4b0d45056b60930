import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { PencilIcon } from '@unmuted/ui/icons';
import { PageHeader } from '@unmuted/ui/page-header';
import { useState } from 'react';
import { LastUpdate } from '#/components/freshness/last-update.tsx';
import {
  fleetRulesQuery,
  fleetSongsQuery,
  fleetSongsSummaryQuery,
} from '#/data/admin-now-playing/admin-now-playing.queries.ts';
import { BulkBar } from '#/features/admin/now-playing/bulk-bar.tsx';
import { BulkDialog, type BulkDialogProps } from '#/features/admin/now-playing/bulk-dialog.tsx';
import type { RuleStart } from '#/features/admin/now-playing/fleet-rules-draft.ts';
import { FleetRulesDrawer } from '#/features/admin/now-playing/fleet-rules-drawer.tsx';
import { FleetTable } from '#/features/admin/now-playing/fleet-table.tsx';
import {
  dropUsual,
  type FleetSongsSearch,
  fleetSongsParams,
  fleetSongsSearch,
} from '#/features/admin/now-playing/now-playing-fleet.search.ts';
import { NowPlayingSummary } from '#/features/admin/now-playing/now-playing-summary.tsx';
import { NowPlayingTiles } from '#/features/admin/now-playing/now-playing-tiles.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { useLastPage } from '#/lib/use-last-page.ts';
import { useSettledSearch } from '#/lib/use-settled-search.ts';

const route = getRouteApi('/_admin/admin/nowplaying');

/** No live topic covers all stations. Queries are refetched only while the page is visible. */
const refetchMs = 15_000;

/** `/admin/nowplaying`: what the stations of all customers play, and how well the texts are read. */
export function NowPlayingFleetScreen() {
  const { i18n } = useLingui();
  const { api } = route.useRouteContext();
  const search = route.useSearch({ select: fleetSongsSearch, structuralSharing: true });
  const navigate = useNavigate();
  const params = fleetSongsParams(useSettledSearch(search));
  const [isFrozen, setFrozen] = useState(false);
  const refetchInterval = isFrozen ? false : refetchMs;
  const list = useQuery({ ...fleetSongsQuery(api, params), refetchInterval });
  const summary = useQuery({ ...fleetSongsSummaryQuery(api), refetchInterval });
  const rules = useQuery(fleetRulesQuery(api));
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  const change = (part: FleetSongsSearch, isStep = false) =>
    void navigate({
      to: '/admin/nowplaying',
      search: (previous) => dropUsual({ ...previous, ...part }),
      replace: !isStep,
      resetScroll: false,
    });
  const found = data && !isPlaceholderData ? { total: data.total, rows: data.items.length } : undefined;
  useLastPage(found, params, (page) => change({ page }));
  const [bulk, setBulk] = useState<Pick<BulkDialogProps, 'action' | 'selected'> | null>(null);
  const [editing, setEditing] = useState<{ start: RuleStart | null } | null>(null);
  return (
    <>
      <PageHeader
        actions={
          <Button onClick={() => setEditing({ start: null })}>
            <PencilIcon />
            <Trans>Rules for all stations</Trans>
          </Button>
        }
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Trans key="now-playing">Now playing</Trans>,
        ]}
        title={<Trans>Now playing</Trans>}
      />
      <div className="grid gap-4 md:gap-6">
        {!(summary.isError && !summary.data) && <NowPlayingTiles fleet={summary.data} />}
        <NowPlayingSummary
          onAdd={(to, raw) => setEditing({ start: { to, raw } })}
          query={summary}
          rules={rules.data}
        >
          <Card className="min-w-0 overflow-hidden">
            <FleetTable
              bulkActions={(selected) => <BulkBar onAct={(action) => setBulk({ action, selected })} />}
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
              isFrozen={isFrozen}
              list={data}
              onFreeze={setFrozen}
              onSearch={change}
              search={search}
              status={
                data && (
                  <span className="text-13 text-fg-muted tabular-nums">
                    <LastUpdate checkedAt={new Date(list.dataUpdatedAt).toISOString()} />
                  </span>
                )
              }
            />
          </Card>
        </NowPlayingSummary>
      </div>
      {bulk && <BulkDialog {...bulk} api={api} onClose={() => setBulk(null)} />}
      {editing && (
        <FleetRulesDrawer
          api={api}
          onClose={() => setEditing(null)}
          start={editing.start}
          stationId={data?.items[0]?.stationId}
          stations={summary.data?.stations}
        />
      )}
    </>
  );
}
