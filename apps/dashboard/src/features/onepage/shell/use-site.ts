import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiClients, Site } from '@unmuted/api';
import { createContext, use } from 'react';
import type { DraftGate } from '#/features/onepage/shell/draft-gate.ts';

/** The site of a page. */
export interface SiteContextValue {
  readonly api: ApiClients;
  readonly username: string;
  /** The site, updated by live events. */
  readonly query: Pick<UseQueryResult<Site>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The viewer's role allows changes. */
  readonly canEdit: boolean;
  /** The zone of the station, else the viewer's. */
  readonly timeZone: string | undefined;
  /** What the editor has not saved yet. */
  readonly gate: DraftGate;
}

export const SiteContext = createContext<SiteContextValue | null>(null);

/** The site of the page, also while it loads. */
export function useSite(): SiteContextValue {
  const value = use(SiteContext);
  if (value === null) throw new Error('There is no site around this.');
  return value;
}
