import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { Card, CardFailed } from '@unmuted/ui/card';
import { KeyRoundIcon, PlusIcon, ServerIcon } from '@unmuted/ui/icons';
import { PageHeader } from '@unmuted/ui/page-header';
import { SearchInput } from '@unmuted/ui/search-input';
import { Segmented } from '@unmuted/ui/segmented';
import { useState } from 'react';
import { lazyOverlay, lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { type AppPlatform, staffAppsQuery } from '#/data/apps/staff-apps.queries.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { appsPaths, platformTexts } from '#/features/admin/apps/app-platforms.ts';
import { AppStateTabs, WaitingPreset } from '#/features/admin/apps/app-state-tabs.tsx';
import {
  type AppsSearch,
  appsParams,
  appsSearch,
  dropUsual,
  pageOf,
} from '#/features/admin/apps/apps.search.ts';
import { AppsTable } from '#/features/admin/apps/apps-table.tsx';
import { StateBoardSkeleton } from '#/features/admin/review/state-board-skeleton.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { useLastPage } from '#/lib/use-last-page.ts';
import { useSettledSearch } from '#/lib/use-settled-search.ts';

const AppsBoard = lazySection(
  async () => (await import('#/features/admin/apps/apps-board.tsx')).AppsBoard,
  <StateBoardSkeleton />,
);
const NewAppDialog = lazyOverlay(
  async () => (await import('#/features/admin/apps/new-app-dialog.tsx')).NewAppDialog,
);

/** `/admin/apps/android` and `/admin/apps/ios`: the apps of all customers, as a list or as a board. */
export function AppsScreen({ platform }: { platform: AppPlatform }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { api } = useRouteContext({ from: '/_admin' });
  const search = useSearch({ strict: false, select: appsSearch, structuralSharing: true });
  const navigate = useNavigate();
  const params = appsParams(useSettledSearch(search));
  const query = useQuery(staffAppsQuery(api, platform, params));
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const [isCreating, setCreating] = useState(false);
  const stopCreating = () => setCreating(false);
  const isBoard = search.view === 'board';
  const list = data && pageOf(search, data);
  useLiveTopics((data?.items ?? []).map(({ id }) => `app:${id}` as const));
  const change = (part: AppsSearch, isStep = false) =>
    void navigate({
      to: appsPaths[platform],
      search: (previous) => dropUsual({ ...appsSearch(previous), ...part }),
      replace: !isStep,
      resetScroll: false,
    });
  const found = data && !isPlaceholderData ? { total: data.total, rows: data.items.length } : undefined;
  useLastPage(isBoard || search.waiting ? undefined : found, params, (page) => change({ page }));
  const failed =
    error && !data
      ? {
          title: <Trans>Couldn’t load the apps</Trans>,
          description: errorText(i18n, error),
          retrying: isFetching,
          onRetry: () => void refetch(),
        }
      : undefined;
  const filters = (
    <search className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <div className="w-72 max-md:w-full">
        <SearchInput
          aria-label={t`Search apps`}
          maxLength={100}
          onValueChange={(q) => change({ q, page: undefined })}
          placeholder={t`Name, customer or ID`}
          value={search.q ?? ''}
        />
      </div>
      <WaitingPreset counts={data?.counts} platform={platform} search={search} />
    </search>
  );
  const title = i18n._(platformTexts[platform].apps);
  return (
    <>
      <PageHeader
        actions={
          <>
            <Segmented
              aria-label={t`View`}
              onValueChange={(view) =>
                change({ view: view === 'board' ? 'board' : undefined, page: undefined }, true)
              }
              options={[
                { value: 'list', label: <Trans context="view">List</Trans> },
                { value: 'board', label: <Trans context="view">Board</Trans> },
              ]}
              value={isBoard ? 'board' : 'list'}
            />
            <Button asChild>
              <Link to="/admin/apps/build-machines">
                <ServerIcon />
                <Trans>Build machines</Trans>
              </Link>
            </Button>
            <Button asChild>
              <Link
                search={platform === 'android' ? { tab: 'keystores' as const } : {}}
                to="/admin/apps/ios/signing-bundles"
              >
                <KeyRoundIcon />
                {platform === 'ios' ? <Trans>Signing bundles</Trans> : <Trans>Keystores</Trans>}
              </Link>
            </Button>
            <Button aria-haspopup="dialog" onClick={() => setCreating(true)} variant="primary">
              <PlusIcon />
              <Trans>New app</Trans>
            </Button>
          </>
        }
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <span key="apps">{title}</span>,
        ]}
        title={title}
      />
      <AppStateTabs counts={data?.counts} platform={platform} search={search} />
      {!isBoard && (
        <Card className="min-w-0 overflow-hidden">
          <AppsTable
            failed={failed}
            list={list}
            onSearch={change}
            platform={platform}
            search={search}
            toolbar={filters}
          />
        </Card>
      )}
      {isBoard && <div className="mb-4">{filters}</div>}
      {isBoard && failed && <CardFailed {...failed} />}
      {isBoard &&
        !failed &&
        (list ? (
          <AppsBoard api={api} list={list} platform={platform} search={search} />
        ) : (
          <StateBoardSkeleton />
        ))}
      {isCreating && (
        <NewAppDialog api={api} onClose={stopCreating} onLoadFailed={stopCreating} platform={platform} />
      )}
    </>
  );
}
