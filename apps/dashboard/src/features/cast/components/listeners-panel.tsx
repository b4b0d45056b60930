import { Trans } from '@lingui/react/macro';
import type { ListenerList } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { CirclePauseIcon, PlayIcon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { useMemo, useState } from 'react';
import { BanListenerDialog } from '#/features/cast/components/ban-listener-dialog.tsx';
import { DisconnectDialog } from '#/features/cast/components/disconnect-dialog.tsx';
import { FreezePill } from '#/features/cast/components/freeze-pill.tsx';
import { GeoNote } from '#/features/cast/components/geo-note.tsx';
import { LastWord } from '#/features/cast/components/last-word.tsx';
import { ListenerDetails } from '#/features/cast/components/listener-details.tsx';
import { ListenersHead } from '#/features/cast/components/listeners-head.tsx';
import { ListenersMap } from '#/features/cast/components/listeners-map.tsx';
import { type ListenerAct, ListenersTable } from '#/features/cast/components/listeners-table.tsx';
import { MoveDialog } from '#/features/cast/components/move-dialog.tsx';
import { changesBetween, countListeners, withinTime } from '#/features/cast/listener-counts.ts';
import { useCastPlace, useCastStanding } from '#/features/cast/use-cast.ts';
import { useHeld } from '#/features/cast/use-held.ts';
import { useListenerColumns } from '#/features/cast/use-listener-columns.tsx';
import { useListenersSearch } from '#/features/cast/use-listeners-search.ts';
import { useNow } from '#/lib/use-now.ts';

const dayMs = 86_400_000;

/** Head, and table or map, of the same listeners. */
export function ListenersPanel({ list: live, isFixed }: { list: ListenerList; isFixed: boolean }) {
  const [search, changeSearch] = useListenersSearch();
  const { username, timeZone } = useCastPlace();
  const { engine, streams, lastKnown, isStale } = useCastStanding();
  const canMove =
    engine?.capabilities?.moveOneListener === true && streams.filter(({ onAir }) => onAir).length > 1;
  const toasts = useToast();
  const [asked, setAsked] = useState<ListenerAct | null>(null);
  const { shown: list, isFrozen, setFrozen } = useHeld(live, username);
  const { items } = list;
  const counts = useMemo(() => countListeners(items), [items]);
  const columns = useListenerColumns(counts, { timeZone, streams });
  const { min, max, view } = search;
  // Rows come and go by their time only while somebody asks for a time.
  const now = useNow(min === undefined && max === undefined ? dayMs : 10_000);
  const rows = useMemo(() => withinTime(items, { min, max, now }), [items, min, max, now]);
  const changes = isFrozen ? changesBetween(items, live.items) : { came: 0, left: 0 };
  const isPast = lastKnown !== null;
  const close = () => setAsked(null);
  return (
    <>
      <ListenersHead
        list={list}
        counts={counts}
        isPast={isPast}
        stale={(isStale || isPast) && <LastWord />}
      />
      <Card className="min-w-0 overflow-hidden">
        {view === 'map' ? (
          <>
            <ListenersMap countries={counts.countries} />
            <div className="border-t border-border-soft px-4 py-3 md:px-6">
              <GeoNote geo={list.geo} />
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
                  {isFrozen ? <Trans>Go on</Trans> : <Trans>Freeze</Trans>}
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
            toasts.show({ tone: 'info', title: <Trans>This listener had already left</Trans> });
          }}
        />
      )}
    </>
  );
}
