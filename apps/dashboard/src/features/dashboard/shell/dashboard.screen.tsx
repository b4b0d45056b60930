import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CardFailed } from '@unmuted/ui/card';
import { PageHeader } from '@unmuted/ui/page-header';
import { hasOnAirNotice } from '#/components/cast-setup/cast-setup.ts';
import { OnAirAnnouncement } from '#/components/cast-setup/on-air-announcement.tsx';
import { useIsStale } from '#/components/freshness/use-is-stale.ts';
import { HeroSkeleton } from '#/components/hero-card/hero-skeleton.tsx';
import { lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { castOverviewQuery } from '#/data/casts/casts.queries.ts';
import { alexaQuery, mobileAppsQuery, onePagesQuery, productsQuery } from '#/data/lists/lists.queries.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { stationOverviewQuery } from '#/data/stations/station-overview.query.ts';
import { attentionOf, type ListName } from '#/features/dashboard/attention/attention.ts';
import { AttentionCard } from '#/features/dashboard/attention/attention-card.tsx';
import { CastsGroup } from '#/features/dashboard/casts/casts-group.tsx';
import { firstDayOf } from '#/features/dashboard/first-day/first-day.ts';
import { MoreCasts } from '#/features/dashboard/first-day/more-casts.tsx';
import { countIn } from '#/features/dashboard/listeners/listening.ts';
import { ListeningCard } from '#/features/dashboard/listeners/listening-card.tsx';
import { peaksOf } from '#/features/dashboard/listeners/peaks.ts';
import { PeaksCard } from '#/features/dashboard/listeners/peaks-card.tsx';
import { EmptyGroups } from '#/features/dashboard/products/empty-groups.tsx';
import { ListGroups } from '#/features/dashboard/products/list-groups.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { serverClock } from '#/lib/server-clock.ts';
import { useSessionUser } from '#/session/auth-context.tsx';
import { usePermission } from '#/session/use-permission.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

const route = getRouteApi('/_customer/dashboard');

// Needed on the first days only.
const FirstDayPage = lazySection(
  async () => (await import('#/features/dashboard/first-day/first-day-page.tsx')).FirstDayPage,
  <HeroSkeleton />,
);
const CastSetupCard = lazySection(
  async () => (await import('#/components/cast-setup/cast-setup-card.tsx')).CastSetupCard,
  <RowsSkeleton count={4} hasTitle />,
);

/** `/dashboard`: on-air status, listeners, items that need attention and all products. */
export function DashboardScreen() {
  const { api, config } = route.useRouteContext();
  const timeZone = useTimeZone();
  const user = useSessionUser();
  const mayRequest = usePermission('products.request');
  const queries = useLists();
  const { products, onePage, alexa, mobileApps, overview, stations } = queries;
  const casts = overview.data?.items ?? [];
  useLiveTopics([
    ...casts.map(({ now }) => `cast:${now.username}` as const),
    ...(stations.data?.items ?? []).map(({ id }) => `station:${id}` as const),
  ]);
  const isStale = useIsStale(overview.dataUpdatedAt);
  const firstDay = firstDayOf({
    casts: overview.data?.items,
    lists: [products.data, onePage.data, alexa.data, mobileApps.data],
  });
  const canSetUp = usePermission('settings.manage');
  const firstOnAir = casts.find(hasOnAirNotice);

  if (firstDay?.kind === 'no-products') {
    const firstName = user && 'firstName' in user ? user.firstName : '';
    return (
      <>
        <PageHeader title={<Trans>Welcome, {firstName}</Trans>} />
        <div className="grid gap-4 md:gap-6">
          <FirstDayPage api={api} day={firstDay} supportUrl={config.supportUrl} />
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeader title={<Trans>Dashboard</Trans>} />
      {overview.data && <OnAirAnnouncement casts={casts} />}
      <div className="mb-8 grid gap-4 md:gap-6">
        {canSetUp && firstOnAir && <CastSetupCard api={api} overview={firstOnAir} timeZone={timeZone} />}
        {firstDay ? (
          <FirstDayPage api={api} day={firstDay} supportUrl={config.supportUrl} />
        ) : (
          <Listening overview={overview} isStale={isStale} timeZone={timeZone} />
        )}
        <Attention queries={queries} isFirstDay={firstDay !== null} isStale={isStale} timeZone={timeZone} />
      </div>
      <CastsGroup
        products={products}
        overview={overview}
        stations={stations}
        isStale={isStale}
        timeZone={timeZone}
      />
      <ListGroups sites={onePage} skills={alexa} apps={mobileApps} />
      <EmptyGroups
        groups={[
          ...(products.data?.length === 0 ? (['casts'] as const) : []),
          ...(onePage.data?.length === 0 ? (['sites'] as const) : []),
          ...(alexa.data?.length === 0 ? (['skills'] as const) : []),
          ...(mobileApps.data?.length === 0 ? (['apps'] as const) : []),
        ]}
      />
      {overview.data && mayRequest && (
        <MoreCasts
          api={api}
          hasStations={products.data ? products.data.some(({ type }) => type === 'station') : null}
        />
      )}
    </>
  );
}

function useLists() {
  const { api } = route.useRouteContext();
  const products = useQuery(productsQuery(api));
  return {
    products,
    onePage: useQuery(onePagesQuery(api)),
    alexa: useQuery(alexaQuery(api)),
    mobileApps: useQuery(mobileAppsQuery(api)),
    overview: useQuery(castOverviewQuery(api)),
    stations: useQuery({
      ...stationOverviewQuery(api),
      enabled: products.data?.some(({ type }) => type === 'station') ?? false,
    }),
  };
}

type Lists = ReturnType<typeof useLists>;

/** The failure, by the server's clock as all other times. */
const failedAt = ({ errorUpdatedAt }: { errorUpdatedAt: number }) =>
  serverClock.fromBrowserTime(errorUpdatedAt);

interface ListeningProps extends Pick<Lists, 'overview'> {
  isStale: boolean;
  timeZone: string | undefined;
}

/** Current listeners, with loading and error states. */
function Listening({ overview, isStale, timeZone }: ListeningProps) {
  const { i18n } = useLingui();
  if (overview.data) return <ListeningCard overview={overview.data} isStale={isStale} timeZone={timeZone} />;
  if (overview.isPending) return <HeroSkeleton />;
  return (
    <CardFailed
      className="min-h-67"
      title={<Trans>Couldn’t load your casts’ figures</Trans>}
      description={errorText(i18n, overview.error)}
      retrying={overview.isFetching}
      onRetry={() => void overview.refetch()}
    />
  );
}

interface AttentionProps {
  queries: Lists;
  /** Casts that never connected are in the first card. */
  isFirstDay: boolean;
  isStale: boolean;
  timeZone: string | undefined;
}

/** What needs attention, and the peaks of the casts. */
function Attention({ queries, isFirstDay, isStale, timeZone }: AttentionProps) {
  const { products, onePage, alexa, mobileApps, overview, stations } = queries;
  const casts = overview.data?.items ?? [];
  const items = attentionOf({
    engine: overview.data?.engine,
    casts: isFirstDay ? [] : casts,
    stations: stations.data?.items ?? [],
    products: products.data ?? [],
    sites: onePage.data ?? [],
    skills: alexa.data ?? [],
    apps: mobileApps.data ?? [],
    failed: (Object.keys(queries) as ListName[]).flatMap((list) =>
      queries[list].isError ? [{ list, error: queries[list].error, at: failedAt(queries[list]) }] : [],
    ),
  });
  if (isFirstDay && items.length === 0) return null;
  const peaks = overview.data?.engine.state === 'off' ? null : peaksOf(casts);
  // A list that comes later would add rows and move what is below.
  const isKnown =
    !stations.isLoading &&
    [products, onePage, alexa, mobileApps, overview].every(({ isPending }) => !isPending);
  return (
    <div className={peaks ? 'grid gap-4 md:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : undefined}>
      {isKnown ? (
        <AttentionCard
          items={items}
          isAllOnAir={!isStale && casts.length > 0 && countIn(casts, 'live') === casts.length}
          timeZone={timeZone}
          onRetry={(list) => void queries[list].refetch()}
        />
      ) : (
        <RowsSkeleton count={3} hasTitle />
      )}
      {peaks && <PeaksCard peaks={peaks} />}
    </div>
  );
}
