import type { ApiClients } from '@unmuted/api';
import { createContext, use } from 'react';

/** The station whose silence detection a page shows, and what the reader may do there. */
export interface SilenceStation {
  readonly api: ApiClients;
  readonly id: string;
  /** Of the station. */
  readonly timeZone: string;
  /** The reader may see who is told. */
  readonly mayManage: boolean;
  /** The reader may acknowledge, snooze and check. */
  readonly mayControl: boolean;
  /** Settings can't be changed: the reader may not, or the station is suspended. */
  readonly isFixed: boolean;
  /** The streaming service under which staff manage the station; null on the page of the customer. */
  readonly serviceId: string | null;
}

export const SilenceContext = createContext<SilenceStation | null>(null);

export function useSilenceStation(): SilenceStation {
  const station = use(SilenceContext);
  if (!station) throw new Error('There is no SilenceContext above this component');
  return station;
}
