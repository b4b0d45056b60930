import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useRouteContext, useSearch } from '@tanstack/react-router';
import { type ApiClients, ApiError, type StaffApp } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import { PageGrid } from '@unmuted/ui/page';
import { useState } from 'react';
import { lazyOverlay, lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { type AppPlatform, staffAppQuery } from '#/data/apps/staff-apps.queries.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { appSearch } from '#/features/admin/app/app.search.ts';
import { AppBanner } from '#/features/admin/app/app-banner.tsx';
import { AppHeader } from '#/features/admin/app/app-header.tsx';
import { AppTabs } from '#/features/admin/app/app-tabs.tsx';
import { DecisionBar } from '#/features/admin/app/decision-bar.tsx';
import { type AppReview, useAppReview } from '#/features/admin/app/review-draft.ts';
import { ReviewTab } from '#/features/admin/app/review-tab.tsx';
import type { StaffMove } from '#/features/admin/app-moves/moves.ts';
import { appsPaths } from '#/features/admin/apps/app-platforms.ts';

const MoveDialog = lazyOverlay(
  async () => (await import('#/features/admin/app-moves/move-dialog.tsx')).MoveDialog,
);
const loading = <RowsSkeleton count={5} hasTitle />;
const SettingsTab = lazySection(
  async () => (await import('#/features/admin/app/settings-tab.tsx')).SettingsTab,
  loading,
);
const BuildsTab = lazySection(
  async () => (await import('#/features/admin/app/builds-tab.tsx')).BuildsTab,
  loading,
);
const KitTab = lazySection(async () => (await import('#/features/admin/app/kit-tab.tsx')).KitTab, loading);
const StoreTab = lazySection(
  async () => (await import('#/features/admin/app/store-tab.tsx')).StoreTab,
  loading,
);
const HistoryTab = lazySection(
  async () => (await import('#/features/admin/app/history-tab.tsx')).HistoryTab,
  loading,
);

/** `/admin/apps/{platform}/edit/{id}`: the review, the settings and the builds of one app. */
export function StaffAppScreen({ platform }: { platform: AppPlatform }) {
  const id = useParams({ strict: false, select: (params) => params.id ?? '' });
  const api = useRouteContext({ from: '/_admin', select: (context) => context.api });
  const query = useQuery(staffAppQuery(api, { platform, id }));
  const { data, error } = query;
  useLiveTopics(data ? [`app:${data.app.id}`] : []);
  const [act, setAct] = useState<StaffMove | null>(null);
  const close = () => setAct(null);
  const review = useAppReview();
  const isMissing = !data && error instanceof ApiError && (error.status === 404 || error.status === 422);
  // One header for all states: focus stays on its heading while the app is loaded.
  return (
    <>
      <AppHeader api={api} app={data} isMissing={isMissing} platform={platform} />
      {isMissing ? (
        <NotThere platform={platform} />
      ) : (
        <>
          <AppTabs id={id} platform={platform} written={review.written.length} />
          <QueryContent
            failedTitle={<Trans>Couldn’t load the app</Trans>}
            query={query}
            skeleton={
              <PageGrid columns="2-1">
                <RowsSkeleton count={6} hasTitle />
                <RowsSkeleton count={4} hasTitle />
              </PageGrid>
            }
          >
            {(app) => (
              <>
                <div className="grid min-w-0 gap-4 md:gap-6">
                  <AppBanner app={app} />
                  <Tab api={api} app={app} review={review} />
                </div>
                <DecisionBar app={app} onMove={setAct} written={review.written} />
              </>
            )}
          </QueryContent>
        </>
      )}
      {act && (
        <MoveDialog
          api={api}
          draft={review.draft}
          id={id}
          move={act}
          onClose={close}
          onDraft={review.setDraft}
          onLoadFailed={close}
          platform={platform}
        />
      )}
    </>
  );
}

interface TabProps {
  api: ApiClients;
  app: StaffApp;
  review: AppReview;
}

function Tab({ review, ...props }: TabProps) {
  const { tab } = useSearch({ strict: false, select: appSearch, structuralSharing: true });
  if (tab === 'settings') return <SettingsTab {...props} />;
  if (tab === 'builds') return <BuildsTab {...props} />;
  if (tab === 'kit') return <KitTab {...props} />;
  if (tab === 'store') return <StoreTab {...props} />;
  if (tab === 'history') return <HistoryTab {...props} />;
  return <ReviewTab {...props} review={review} />;
}

function NotThere({ platform }: { platform: AppPlatform }) {
  const { t } = useLingui();
  useOwnTitle(t`App not found`);
  return (
    <NotFoundState
      action={
        <Button asChild>
          <Link to={appsPaths[platform]}>
            <Trans>Go to the apps</Trans>
          </Link>
        </Button>
      }
      className="min-h-96"
      description={<Trans>It was deleted, or the link is incomplete.</Trans>}
      title={<Trans>There is no such app</Trans>}
    />
  );
}
