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
  /** The state to use while the engine's is unknown. */
  known: CastState | undefined;
  children: ReactNode;
}

/** Provides cast data in three contexts by how often it changes. Updates re-render only their consumers. */
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
    // The staff can edit a suspended cast.
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

/** Referentially stable while the cast is the same. */
function usePlace({ api, username, area, timeZone }: CastContextValue): CastContextValue {
  return useMemo(() => ({ api, username, area, timeZone }), [api, username, area, timeZone]);
}

/** Referentially stable while the content is equal. */
function useStanding(said: CastStatus): CastStatus {
  const { cast, name, state, stoppedBy, engine, streams, lastKnown, isStale, isFixed } = said;
  return useMemo(
    () => ({ cast, name, state, stoppedBy, engine, streams, lastKnown, isStale, isFixed }),
    [cast, name, state, stoppedBy, engine, streams, lastKnown, isStale, isFixed],
  );
}

/** Referentially stable while only listener counts change. */
function useStreams(now: CastNow | undefined): readonly StreamStatus[] {
  const text = JSON.stringify(now?.streams.map(({ listeners: _, ...standing }) => standing) ?? []);
  return useMemo(() => JSON.parse(text) as StreamStatus[], [text]);
}
