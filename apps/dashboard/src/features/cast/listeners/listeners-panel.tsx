import { Trans } from '@lingui/react/macro';
import type { ListenerList } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { CirclePauseIcon, PlayIcon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { useMemo, useState } from 'react';
import { LastUpdate } from '#/components/freshness/last-update.tsx';
import { GeoAttribution } from '#/features/cast/geoblocking/geo-attribution.tsx';
import { BanListenerDialog } from '#/features/cast/listeners/ban-listener-dialog.tsx';
import { DisconnectDialog } from '#/features/cast/listeners/disconnect-dialog.tsx';
import { changesBetween, countListeners, withinTime } from '#/features/cast/listeners/listener-counts.ts';
import { ListenerDetails } from '#/features/cast/listeners/listener-details.tsx';
import { ListenersMap } from '#/features/cast/listeners/listeners-map.tsx';
import { ListenersSummary } from '#/features/cast/listeners/listeners-summary.tsx';
import { type ListenerAct, ListenersTable } from '#/features/cast/listeners/listeners-table.tsx';
import { MoveDialog } from '#/features/cast/listeners/move-dialog.tsx';
import { useFrozenValue } from '#/features/cast/listeners/use-frozen-value.ts';
import { useListenerColumns } from '#/features/cast/listeners/use-listener-columns.tsx';
import { useListenersSearch } from '#/features/cast/listeners/use-listeners-search.ts';
import { useCastContext, useCastLive, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { useNow } from '#/lib/use-now.ts';

const dayMs = 86_400_000;

/** Summary and table or map of the same listeners. */
export function ListenersPanel({ list: live, isFixed }: { list: ListenerList; isFixed: boolean }) {
  const [search, changeSearch] = useListenersSearch();
  const { username, timeZone } = useCastContext();
  const { engine, streams, lastKnown, isStale } = useCastStatus();
  const canMove =
    engine?.capabilities?.moveOneListener === true && streams.filter(({ onAir }) => onAir).length > 1;
  const toasts = useToast();
  const [asked, setAsked] = useState<ListenerAct | null>(null);
  const { shown: list, isFrozen, setFrozen } = useFrozenValue(live, username);
  const { items } = list;
  const counts = useMemo(() => countListeners(items), [items]);
  const columns = useListenerColumns(counts, { timeZone, streams });
  const { min, max, view } = search;
  // The passing of time changes the rows only while a time filter is set.
  const now = useNow(min === undefined && max === undefined ? dayMs : 10_000);
  const rows = useMemo(() => withinTime(items, { min, max, now }), [items, min, max, now]);
  const changes = isFrozen ? changesBetween(items, live.items) : { came: 0, left: 0 };
  const isPast = lastKnown !== null;
  const close = () => setAsked(null);
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
            onAct={setAsked}
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
      {asked?.act === 'disconnect' && <DisconnectDialog ids={asked.ids} onClose={close} />}
      {asked?.act === 'move' && (
        <MoveDialog listeners={items.filter(({ id }) => asked.ids.includes(id))} onClose={close} />
      )}
      {asked?.act === 'ban' && <BanListenerDialog listener={asked.listener} onClose={close} />}
      {asked?.act === 'details' && (
        <ListenerDetails
          listener={asked.listener}
          onClose={close}
          onGone={() => {
            close();
            toasts.show({ tone: 'info', title: <Trans>This listener has already left</Trans> });
          }}
        />
      )}
    </>
  );
}

/** Shows what has changed since the table was frozen. */
function FreezePill({ came, left }: { came: number; left: number }) {
  return (
    <span role="status">
      {came + left > 0 && (
        <Badge tone="info">
          <Trans>
            {came} joined, {left} left
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
