import { Trans } from '@lingui/react/macro';
import type { ListenerList } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { CirclePauseIcon, PlayIcon } from '@unmuted/ui/icons';
import { useMemo, useState } from 'react';
import { LastUpdate } from '#/components/freshness/last-update.tsx';
import { lazyOverlay, lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { GeoAttribution } from '#/features/cast/geoblocking/geo-attribution.tsx';
import { changesBetween, countListeners, withinTime } from '#/features/cast/listeners/listener-counts.ts';
import { ListenersSummary } from '#/features/cast/listeners/listeners-summary.tsx';
import { type ListenerAct, ListenersTable } from '#/features/cast/listeners/listeners-table.tsx';
import { useFrozenValue } from '#/features/cast/listeners/use-frozen-value.ts';
import { useListenerColumns } from '#/features/cast/listeners/use-listener-columns.tsx';
import { useListenersSearch } from '#/features/cast/listeners/use-listeners-search.ts';
import { useCastContext, useCastLive, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { usePrefetch } from '#/lib/prefetch.ts';
import { useNow } from '#/lib/use-now.ts';

const ListenerDialog = lazyOverlay(
  async () => (await import('#/features/cast/listeners/listener-dialog.tsx')).ListenerDialog,
);
const ListenersMap = lazySection(
  async () => (await import('#/features/cast/listeners/listeners-map.tsx')).ListenersMap,
  <div className="min-h-96" />,
);

const dayMs = 86_400_000;

/** Summary and table or map of the same listeners. */
export function ListenersPanel({ list: live, isFixed }: { list: ListenerList; isFixed: boolean }) {
  const [search, changeSearch] = useListenersSearch();
  const { username, timeZone } = useCastContext();
  const { engine, streams, lastKnown, isStale } = useCastStatus();
  const canMove =
    engine?.capabilities?.moveOneListener === true && streams.filter(({ onAir }) => onAir).length > 1;
  const [action, setAction] = useState<ListenerAct | null>(null);
  const { shown: list, isFrozen, setFrozen } = useFrozenValue(live, username);
  const { items } = list;
  const counts = useMemo(() => countListeners(items), [items]);
  const columns = useListenerColumns(counts, { timeZone, streams });
  const { min, max, view } = search;
  // The passing of time changes the rows only while a time filter is set.
  const now = useNow(min === undefined && max === undefined ? dayMs : 10_000);
  const rows = useMemo(() => withinTime(items, { min, max, now }), [items, min, max, now]);
  const changes = isFrozen ? changesBetween(items, live.items) : { joined: 0, left: 0 };
  const isPast = lastKnown !== null;
  usePrefetch(ListenerDialog.load);
  usePrefetch(ListenersMap.load);
  return (
    <>
      <ListenersSummary
        list={list}
        counts={counts}
        isPast={isPast}
        stale={(isStale || isPast) && <LastResponse />}
      />
      <Card className="min-w-0 overflow-hidden">
        {view === 'map' ? (
          <>
            <ListenersMap countries={counts.countries} />
            <div className="border-t border-border-soft px-4 py-3 md:px-6">
              <GeoAttribution geo={list.geo} />
            </div>
          </>
        ) : (
          <ListenersTable
            {...{ list, rows, columns, search, isFixed, canMove, timeZone }}
            filename={`${username}-listeners.csv`}
            onAct={setAction}
            onSearch={changeSearch}
            tools={
              <>
                <FreezePill {...changes} />
                <Button onClick={() => setFrozen(!isFrozen)} size="sm" variant={isFrozen ? 'soft' : 'ghost'}>
                  {isFrozen ? <PlayIcon /> : <CirclePauseIcon />}
                  {isFrozen ? <Trans>Resume</Trans> : <Trans>Freeze</Trans>}
                </Button>
              </>
            }
          />
        )}
      </Card>
      {action && (
        <ListenerDialog
          action={action}
          items={items}
          onClose={() => setAction(null)}
          onLoadFailed={() => setAction(null)}
        />
      )}
    </>
  );
}

/** Shows what has changed since the table was frozen. */
function FreezePill({ joined, left }: { joined: number; left: number }) {
  return (
    <span role="status">
      {joined + left > 0 && (
        <Badge tone="info">
          <Trans>
            {joined} joined, {left} left
          </Trans>
        </Badge>
      )}
    </span>
  );
}

/** Time of the engine's last report about this cast. */
function LastResponse() {
  const { timeZone } = useCastContext();
  const { overview } = useCastLive();
  return <LastUpdate checkedAt={overview?.now.checkedAt ?? null} timeZone={timeZone} />;
}
