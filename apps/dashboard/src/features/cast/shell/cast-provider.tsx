import type { UseQueryResult } from '@tanstack/react-query';
import type { CastNow, CastOverview, CastOverviewList, CastState } from '@unmuted/api';
import { type ReactNode, useMemo } from 'react';
import { useIsStale } from '#/components/freshness/use-is-stale.ts';
import {
  CastContext,
  type CastContextValue,
  type CastFacts,
  CastLiveContext,
  type CastStatus,
  CastStatusContext,
  type StreamStatus,
} from '#/features/cast/shell/cast-context.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

export interface CastProviderProps extends Omit<CastContextValue, 'timeZone'> {
  overviews: UseQueryResult<CastOverviewList>;
  overview: CastOverview | undefined;
  cast: CastFacts | undefined;
  /** How it stands, where the engine has not said so. */
  known: CastState | undefined;
  children: ReactNode;
}

/** What every page of a cast leans on, in three parts by how often they change. Whoever fills it draws nothing else. */
export function CastProvider({ overviews, overview, cast, known, children, ...rest }: CastProviderProps) {
  const place = usePlace({ ...rest, timeZone: useTimeZone() });
  const state = overview?.now.state ?? known;
  const standing = useStanding({
    cast,
    name: cast?.name ?? overview?.name ?? place.username,
    state,
    stoppedBy: overview?.now.stoppedBy ?? null,
    engine: overviews.data?.engine,
    streams: useStreams(overview?.now),
    lastKnown: overview?.now.lastKnown ?? null,
    isStale: useIsStale(overviews.dataUpdatedAt),
    // What is wrong with a suspended cast the staff may set right.
    isFixed: place.area === 'customer' && state === 'suspended',
  });
  return (
    <CastContext value={place}>
      <CastStatusContext value={standing}>
        <CastLiveContext value={{ overviews, overview }}>{children}</CastLiveContext>
      </CastStatusContext>
    </CastContext>
  );
}

/** The same object while the cast is the same. */
function usePlace({ api, username, area, timeZone }: CastContextValue): CastContextValue {
  return useMemo(() => ({ api, username, area, timeZone }), [api, username, area, timeZone]);
}

/** The same object while it says the same. */
function useStanding(said: CastStatus): CastStatus {
  const { cast, name, state, stoppedBy, engine, streams, lastKnown, isStale, isFixed } = said;
  return useMemo(
    () => ({ cast, name, state, stoppedBy, engine, streams, lastKnown, isStale, isFixed }),
    [cast, name, state, stoppedBy, engine, streams, lastKnown, isStale, isFixed],
  );
}

/** The same list while only the number of listeners differs. */
function useStreams(now: CastNow | undefined): readonly StreamStatus[] {
  const text = JSON.stringify(now?.streams.map(({ listeners: _, ...standing }) => standing) ?? []);
  return useMemo(() => JSON.parse(text) as StreamStatus[], [text]);
}
