import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiClients, Station } from '@unmuted/api';
import { createContext, use } from 'react';

/** The station of a page. */
export interface StationContextValue {
  readonly api: ApiClients;
  readonly id: string;
  /** The station with the state of its stream, updated by live events. */
  readonly query: Pick<UseQueryResult<Station>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The viewer may change its settings now: the role allows it, and the station is not suspended. */
  readonly canEdit: boolean;
  /** Opens the change of the stream's address, with an address to begin with; null if it can't be changed here. */
  readonly changeStream: ((url?: string) => void) | null;
  /** Asks whether to pause the checks of the stream; null if they can't be paused here, or are. */
  readonly pauseChecks: (() => void) | null;
}

export const StationContext = createContext<StationContextValue | null>(null);

export function useStationContext(): StationContextValue {
  const value = use(StationContext);
  if (value === null) throw new Error('There is no station around this.');
  return value;
}
