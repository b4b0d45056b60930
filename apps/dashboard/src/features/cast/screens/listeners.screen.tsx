import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '@unmuted/ui/alert';
import { CardFailed } from '@unmuted/ui/card';
import { Segmented } from '@unmuted/ui/segmented';
import { Age, Moment } from '#/components/moment/moment.tsx';
import { listenersQuery } from '#/data/listeners.queries.ts';
import { useLiveTopics } from '#/data/live-context.tsx';
import { BansCard } from '#/features/cast/components/bans-card.tsx';
import { ListenersPanel } from '#/features/cast/components/listeners-panel.tsx';
import { ListenersSkeleton } from '#/features/cast/components/listeners-skeleton.tsx';
import { useCastPlace, useCastStanding } from '#/features/cast/use-cast.ts';
import { useListenersSearch } from '#/features/cast/use-listeners-search.ts';
import { errorText } from '#/i18n/notice-texts.ts';

/** `/cast/{username}/current-listeners`: who listens, from where, with what, and who is refused. */
export function ListenersScreen() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const [search, changeSearch] = useListenersSearch();
  const { api, username, timeZone } = useCastPlace();
  const { state, isFixed, engine, lastKnown } = useCastStanding();
  const listeners = useQuery(listenersQuery(api, username));
  useLiveTopics(state === undefined ? [] : [`listeners:${username}`]);
  const { view } = search;
  const isEngineOff = engine?.state === 'off';
  const list = listeners.data;
  const hasLastKnown = lastKnown !== null && list !== undefined && list.items.length > 0;
  return (
    <>
      <Segmented
        aria-label={t`What is shown`}
        className="justify-self-start"
        value={view ?? 'table'}
        onValueChange={(next) =>
          changeSearch({ view: next === 'table' ? undefined : next }, { isStep: true })
        }
        options={[
          { value: 'table', label: <Trans>Table</Trans> },
          { value: 'map', label: <Trans>Map</Trans> },
          { value: 'bans', label: <Trans>Bans</Trans> },
        ]}
      />
      {view === 'bans' && <BansCard isFixed={isFixed} />}
      {view !== 'bans' && (
        <>
          {isEngineOff && (
            <Alert tone="neutral" title={<Trans>No streaming engine is connected</Trans>}>
              <Trans>Who listens is unknown until there is one.</Trans>
            </Alert>
          )}
          {!isEngineOff && state === 'unknown' && (
            <Alert tone="warning" title={<Trans>The streaming engine does not answer</Trans>}>
              {hasLastKnown ? (
                <Trans>
                  Who listens now is not known; below is who listened at{' '}
                  <Moment at={lastKnown.at} timeZone={timeZone} />, <Age at={lastKnown.at} /> ago. It is asked
                  again every few seconds.
                </Trans>
              ) : (
                <Trans>Who listens now is not known. It is asked again every few seconds.</Trans>
              )}
            </Alert>
          )}
          {!isEngineOff && state !== 'unknown' && list?.known === false && (
            <Alert tone="neutral" title={<Trans>The engine does not tell who listens</Trans>}>
              <Trans>Only the number of listeners is known; it is on the overview.</Trans>
            </Alert>
          )}
          {listeners.isError && !list && (
            <CardFailed
              className="min-h-67"
              title={<Trans>The listeners did not load</Trans>}
              description={errorText(i18n, listeners.error)}
              retrying={listeners.isFetching}
              onRetry={() => void listeners.refetch()}
            />
          )}
          {!isEngineOff && !listeners.isError && !list && <ListenersSkeleton />}
          {!isEngineOff && list && (list.known || hasLastKnown) && (
            <ListenersPanel isFixed={isFixed || hasLastKnown} list={list} />
          )}
        </>
      )}
    </>
  );
}
