import type { ApiClients } from '@unmuted/api';
import { createContext, use } from 'react';

/** The station of the page, and what the reader may do there. */
export interface NowPlayingStation {
  readonly api: ApiClients;
  readonly id: string;
  /** Of the station. */
  readonly timeZone: string | undefined;
  /** Of the station, for songs without a cover. */
  readonly logoUrl: string | null;
  /** The reader may see the settings. */
  readonly mayManage: boolean;
  /** Nothing can be changed: the reader may not, or the station is suspended. */
  readonly isFixed: boolean;
}

export const NowPlayingContext = createContext<NowPlayingStation | null>(null);

export function useNowPlayingStation(): NowPlayingStation {
  const station = use(NowPlayingContext);
  if (!station) throw new Error('There is no NowPlayingContext above this component');
  return station;
}
