import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { Product } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { CardFailed } from '@unmuted/ui/card';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import { PageGrid } from '@unmuted/ui/page';
import { PageHeader } from '@unmuted/ui/page-header';
import { useIsStale } from '#/components/freshness/use-is-stale.ts';
import { castOverviewQuery } from '#/data/casts.queries.ts';
import { productsQuery } from '#/data/lists.queries.ts';
import { useLiveTopics } from '#/data/live-context.tsx';
import { CastHeader } from '#/features/cast/components/cast-header.tsx';
import { CastSkeleton } from '#/features/cast/components/cast-skeleton.tsx';
import { DayCard } from '#/features/cast/components/day-card.tsx';
import { EncoderCard } from '#/features/cast/components/encoder-card.tsx';
import { ListenersCard } from '#/features/cast/components/listeners-card.tsx';
import { OnAirCard } from '#/features/cast/components/on-air-card.tsx';
import { errorText } from '#/i18n/notice-texts.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

type CastProduct = Extract<Product, { type: 'cast' }>;

const route = getRouteApi('/_customer/cast/$username');

/** `/cast/{username}`: whether the cast is on air, with what, who listens, and how to connect a source. */
export function CastScreen() {
  const { username } = route.useParams();
  const { api } = route.useRouteContext();
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const products = useQuery(productsQuery(api));
  const overviews = useQuery(castOverviewQuery(api));
  const isStale = useIsStale(overviews.dataUpdatedAt);
  const cast = products.data?.find(
    (product): product is CastProduct => product.type === 'cast' && product.username === username,
  );
  const overview = overviews.data?.items.find(({ now }) => now.username === username);
  const isKnown = cast !== undefined || overview !== undefined;
  useLiveTopics(overview ? [`cast:${username}`] : []);

  if (!isKnown && products.data && overviews.data) return <NotThere username={username} />;
  const state = overview?.now.state ?? (cast?.status === 'suspended' ? 'suspended' : undefined);
  const streamUrl = cast?.streamUrl ?? null;
  const encoder = streamUrl !== null && state !== 'suspended' && <EncoderCard streamUrl={streamUrl} />;
  return (
    <>
      <CastHeader cast={cast} name={cast?.name ?? overview?.name} state={state} username={username} />
      <div className="grid gap-4 md:gap-6">
        {state === 'suspended' && (
          <Alert tone="neutral" title={<Trans>This cast is suspended</Trans>}>
            <Trans>Nothing can be streamed, and nothing can be changed, until it is active again.</Trans>
          </Alert>
        )}
        {overviews.isPending && <CastSkeleton />}
        {overviews.isError && !overview && (
          <CardFailed
            className="min-h-67"
            title={<Trans>What is on air did not load</Trans>}
            description={errorText(i18n, overviews.error)}
            retrying={overviews.isFetching}
            onRetry={() => void overviews.refetch()}
          />
        )}
        {/* Before the first connection there is nothing else to see or do. */}
        {state === 'never_connected' && encoder}
        {overview && state !== 'never_connected' && overviews.data?.engine.state !== 'off' && (
          <>
            <PageGrid className="items-stretch" columns="2-1">
              <OnAirCard now={overview.now} isStale={isStale} timeZone={timeZone} />
              <ListenersCard overview={overview} isStale={isStale} timeZone={timeZone} />
            </PageGrid>
            <DayCard overview={overview} isStale={isStale} timeZone={timeZone} />
          </>
        )}
        {overviews.data?.engine.state === 'off' && (
          <Alert tone="neutral" title={<Trans>No streaming engine is connected</Trans>}>
            <Trans>What this cast plays, and for whom, is unknown until there is one.</Trans>
          </Alert>
        )}
        {state !== 'never_connected' && encoder}
      </div>
    </>
  );
}

function NotThere({ username }: { username: string }) {
  return (
    <>
      <PageHeader title={<Trans>Cast not found</Trans>} />
      <NotFoundState
        className="min-h-96"
        title={<Trans>No cast “{username}” in your account</Trans>}
        description={<Trans>It was renamed or deleted, or belongs to another account.</Trans>}
        action={
          <Button asChild>
            <Link to="/dashboard">
              <Trans>To the dashboard</Trans>
            </Link>
          </Button>
        }
      />
    </>
  );
}
