import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '@unmuted/ui/alert';
import { CardFailed, CardSkeleton } from '@unmuted/ui/card';
import { Segmented } from '@unmuted/ui/segmented';
import { Skeleton } from '@unmuted/ui/skeleton';
import { lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { PageSkeleton } from '#/components/page-skeleton/page-skeleton.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { Age, Timestamp } from '#/components/timestamp/timestamp.tsx';
import { listenersQuery } from '#/data/listeners/listeners.queries.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { ListenersPanel } from '#/features/cast/listeners/listeners-panel.tsx';
import { useListenersSearch } from '#/features/cast/listeners/use-listeners-search.ts';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { usePrefetch } from '#/lib/prefetch.ts';
import { usePermission } from '#/session/use-permission.ts';

const BansCard = lazySection(
  async () => (await import('#/features/cast/listeners/bans-card.tsx')).BansCard,
  <RowsSkeleton count={3} hasTitle />,
);

const NeverOnAir = lazySection(
  async () => (await import('#/features/cast/shell/never-on-air.tsx')).NeverOnAir,
  <CardSkeleton className="min-h-96" />,
);

/** `/cast/{username}/current-listeners`: current listeners and bans. */
export function ListenersScreen() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const [search, changeSearch] = useListenersSearch();
  const { api, username, timeZone } = useCastContext();
  const { state, isFixed, isNeverOnAir, engine, lastKnown } = useCastStatus();
  const listeners = useQuery(listenersQuery(api, username));
  useLiveTopics(state === undefined ? [] : [`listeners:${username}`]);
  const canManage = usePermission('listeners.manage');
  const view = search.view === 'bans' && !canManage ? undefined : search.view;
  usePrefetch(BansCard.load);
  const isEngineOff = engine?.state === 'off';
  const list = listeners.data;
  const hasLastKnown = lastKnown !== null && list !== undefined && list.items.length > 0;
  return (
    <>
      <Segmented
        aria-label={t`View`}
        className="justify-self-start"
        value={view ?? 'table'}
        onValueChange={(next) =>
          changeSearch({ view: next === 'table' ? undefined : next }, { isStep: true })
        }
        options={[
          { value: 'table', label: <Trans>Table</Trans> },
          { value: 'map', label: <Trans>Map</Trans> },
          ...(canManage ? [{ value: 'bans' as const, label: <Trans>Bans</Trans> }] : []),
        ]}
      />
      {view === 'bans' && <BansCard isFixed={isFixed} />}
      {view !== 'bans' && isNeverOnAir && (
        <NeverOnAir description={<Trans>Listeners appear here as soon as this cast is on air.</Trans>} />
      )}
      {view !== 'bans' && !isNeverOnAir && (
        <>
          {isEngineOff && (
            <Alert tone="neutral" title={<Trans>No streaming engine is connected</Trans>}>
              <Trans>Listener data is unavailable until an engine is connected.</Trans>
            </Alert>
          )}
          {!isEngineOff && state === 'unknown' && (
            <Alert tone="warning" title={<Trans>The streaming engine isn’t responding</Trans>}>
              {hasLastKnown ? (
                <Trans>
                  Current listeners are unavailable; the list below is from{' '}
                  <Timestamp at={lastKnown.at} timeZone={timeZone} />, <Age at={lastKnown.at} /> ago. Retrying
                  every few seconds.
                </Trans>
              ) : (
                <Trans>Current listeners are unavailable. Retrying every few seconds.</Trans>
              )}
            </Alert>
          )}
          {!isEngineOff && state !== 'unknown' && list?.known === false && (
            <Alert tone="neutral" title={<Trans>This engine doesn’t report listeners</Trans>}>
              <Trans>Only the number of listeners is available, on the overview.</Trans>
            </Alert>
          )}
          {listeners.isError && !list && (
            <CardFailed
              className="min-h-67"
              title={<Trans>Couldn’t load the listeners</Trans>}
              description={errorText(i18n, listeners.error)}
              retrying={listeners.isFetching}
              onRetry={() => void listeners.refetch()}
            />
          )}
          {!isEngineOff && !listeners.isError && !list && <ListenersSkeleton />}
          {!isEngineOff && list && (list.known || hasLastKnown) && (
            <ListenersPanel isFixed={isFixed || hasLastKnown || !canManage} list={list} />
          )}
        </>
      )}
    </>
  );
}

/** Placeholder for the summary and the table. */
function ListenersSkeleton() {
  return (
    <PageSkeleton>
      <CardSkeleton className="flex min-h-44 flex-col gap-4 p-4 md:p-6">
        <Skeleton width={110} />
        <Skeleton height={40} width={90} />
      </CardSkeleton>
      <RowsSkeleton count={8} hasTitle />
    </PageSkeleton>
  );
}
