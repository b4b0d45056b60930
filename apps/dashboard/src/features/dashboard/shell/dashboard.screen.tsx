import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CardFailed } from '@unmuted/ui/card';
import { PageHeader } from '@unmuted/ui/page-header';
import { useIsStale } from '#/components/freshness/use-is-stale.ts';
import { HeroSkeleton } from '#/components/hero-card/hero-skeleton.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { castOverviewQuery } from '#/data/casts/casts.queries.ts';
import { alexaQuery, mobileAppsQuery, onePagesQuery, productsQuery } from '#/data/lists/lists.queries.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { attentionOf, type ListName } from '#/features/dashboard/attention/attention.ts';
import { AttentionCard } from '#/features/dashboard/attention/attention-card.tsx';
import { CastsGroup } from '#/features/dashboard/casts/casts-group.tsx';
import { countIn } from '#/features/dashboard/listeners/listening.ts';
import { ListeningCard } from '#/features/dashboard/listeners/listening-card.tsx';
import { peaksOf } from '#/features/dashboard/listeners/peaks.ts';
import { PeaksCard } from '#/features/dashboard/listeners/peaks-card.tsx';
import { ListGroups } from '#/features/dashboard/products/list-groups.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { serverClock } from '#/lib/server-clock.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

const route = getRouteApi('/_customer/dashboard');

/** The failure, by the server's clock as all other times. */
const failedAt = ({ errorUpdatedAt }: { errorUpdatedAt: number }) =>
  serverClock.fromBrowserTime(errorUpdatedAt);

/** `/dashboard`: on-air status, listeners, items that need attention and all products. */
export function DashboardScreen() {
  const { i18n } = useLingui();
  const { api } = route.useRouteContext();
  const timeZone = useTimeZone();
  const products = useQuery(productsQuery(api));
  const onePage = useQuery(onePagesQuery(api));
  const alexa = useQuery(alexaQuery(api));
  const mobileApps = useQuery(mobileAppsQuery(api));
  const overview = useQuery(castOverviewQuery(api));
  const casts = overview.data?.items ?? [];
  useLiveTopics(casts.map(({ now }) => `cast:${now.username}` as const));
  const isStale = useIsStale(overview.dataUpdatedAt);

  const lists = { products, onePage, alexa, mobileApps, overview };
  const attention = attentionOf({
    engine: overview.data?.engine,
    casts,
    products: products.data ?? [],
    skills: alexa.data ?? [],
    apps: mobileApps.data ?? [],
    failed: (Object.keys(lists) as ListName[]).flatMap((list) =>
      lists[list].isError ? [{ list, error: lists[list].error, at: failedAt(lists[list]) }] : [],
    ),
  });
  const peaks = overview.data?.engine.state === 'off' ? null : peaksOf(casts);
  const isKnown = !products.isPending && !overview.isPending;

  return (
    <>
      <PageHeader title={<Trans>Dashboard</Trans>} />
      <div className="mb-8 grid gap-4 md:gap-6">
        {overview.isPending && <HeroSkeleton />}
        {overview.data && <ListeningCard overview={overview.data} isStale={isStale} timeZone={timeZone} />}
        {overview.isError && !overview.data && (
          <CardFailed
            className="min-h-67"
            title={<Trans>Couldn’t load your casts’ figures</Trans>}
            description={errorText(i18n, overview.error)}
            retrying={overview.isFetching}
            onRetry={() => void overview.refetch()}
          />
        )}
        <div className={peaks ? 'grid gap-4 md:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : undefined}>
          {isKnown ? (
            <AttentionCard
              items={attention}
              isAllOnAir={!isStale && casts.length > 0 && countIn(casts, 'live') === casts.length}
              timeZone={timeZone}
              onRetry={(list) => void lists[list].refetch()}
            />
          ) : (
            <RowsSkeleton count={3} hasTitle />
          )}
          {peaks && <PeaksCard peaks={peaks} />}
        </div>
      </div>
      <CastsGroup products={products} overview={overview} isStale={isStale} timeZone={timeZone} />
      <ListGroups sites={onePage} skills={alexa} apps={mobileApps} />
    </>
  );
}
