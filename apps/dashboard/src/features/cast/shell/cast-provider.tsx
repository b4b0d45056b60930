import { useQuery } from '@tanstack/react-query';
import type { CastOverviewList, CastState } from '@unmuted/api';
import { type ReactNode, useMemo } from 'react';
import { isNeverOnAir } from '#/components/cast-setup/cast-setup.ts';
import { useIsStale } from '#/components/freshness/use-is-stale.ts';
import {
  CastContext,
  type CastContextValue,
  type CastFacts,
  CastStatusContext,
} from '#/features/cast/shell/cast-context.ts';

export interface CastProviderProps {
  /** Referentially stable. */
  context: CastContextValue;
  cast: CastFacts | undefined;
  /** The state to use while the engine's is unknown. */
  known: CastState | undefined;
  children: ReactNode;
}

/**
 * Provides a cast in two contexts: its identity, which never changes, and its status. Listener counts change more often,
 * so components that show them query them with `useCastLive`.
 */
export function CastProvider({ context, cast, known, children }: CastProviderProps) {
  const { overviewQuery, username, canEditSuspended } = context;
  // The selected status keeps its identity while only listener counts change.
  const { data, dataUpdatedAt } = useQuery({
    ...overviewQuery,
    select: (list: CastOverviewList) => statusIn(list, username),
  });
  const isStale = useIsStale(dataUpdatedAt);
  const status = useMemo(() => {
    const { engine, now, name = username, isNeverOnAir = false } = data ?? {};
    const state = now?.state ?? known;
    return {
      cast,
      name: cast?.name ?? name,
      state,
      stoppedBy: now?.stoppedBy ?? null,
      engine,
      isNeverOnAir,
      streams: now?.streams ?? [],
      lastKnown: now?.lastKnown ?? null,
      isStale,
      isFixed: state === 'suspended' && !canEditSuspended,
    };
  }, [cast, data, known, isStale, username, canEditSuspended]);
  return (
    <CastContext value={context}>
      <CastStatusContext value={status}>{children}</CastStatusContext>
    </CastContext>
  );
}

function statusIn({ engine, items }: CastOverviewList, username: string) {
  const overview = items.find(({ now }) => now.username === username);
  if (!overview) return { engine };
  const { state, stoppedBy, lastKnown } = overview.now;
  const streams = overview.now.streams.map(({ listeners: _, ...stream }) => stream);
  return {
    engine,
    name: overview.name,
    isNeverOnAir: isNeverOnAir(overview),
    now: { state, stoppedBy, lastKnown, streams },
  };
}
