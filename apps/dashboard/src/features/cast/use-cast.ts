import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiClients, CastOverview, CastOverviewList, CastState } from '@unmuted/api';
import { createContext, use } from 'react';
import type { Area } from '#/session/session-user.ts';

/** What is known of a cast besides what the engine says. */
export interface CastFacts {
  readonly name: string;
  readonly server: string;
  readonly plan: string;
  /** Where its primary stream is heard; null where no engine serves it. */
  readonly streamUrl: string | null;
}

/** What every page of one cast leans on, whoever looks at it. */
export interface Cast {
  readonly api: ApiClients;
  readonly username: string;
  /** Whose pages these are: the customer's own, or the staff's. */
  readonly area: Area;
  readonly timeZone: string | undefined;
  readonly overviews: UseQueryResult<CastOverviewList>;
  readonly isStale: boolean;
  /** Undefined while it is asked for, or when that failed. */
  readonly cast: CastFacts | undefined;
  readonly overview: CastOverview | undefined;
  /** Undefined while nobody has been asked. */
  readonly state: CastState | undefined;
  /** Whoever looks may change nothing now. */
  readonly isFixed: boolean;
}

const CastContext = createContext<Cast | null>(null);

/** The layouts of the two areas each fill it. */
export const CastProvider = CastContext.Provider;

export function useCast(): Cast {
  const cast = use(CastContext);
  if (!cast) throw new Error('There is no cast around this.');
  return cast;
}
