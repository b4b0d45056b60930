import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiClients, CastNow, CastOverview, CastOverviewList, CastStream } from '@unmuted/api';
import { createContext, use } from 'react';
import type { Area } from '#/session/session-user.ts';

/** Which cast a page is about, and who looks at it: the same object while the page is open. */
export interface CastContextValue {
  readonly api: ApiClients;
  readonly username: string;
  /** Whose pages these are: the customer's own, or the staff's. */
  readonly area: Area;
  readonly timeZone: string | undefined;
}

/** What is known of a cast besides what the engine says. */
export interface CastFacts {
  readonly name: string;
  readonly server: string;
  readonly plan: string;
  /** Where its primary stream is heard; null where no engine serves it. */
  readonly streamUrl: string | null;
}

/** A stream without how many listen to it. */
export type StreamStatus = Omit<CastStream, 'listeners'>;

/** How a cast stands: another object when something of this changes, and not with who listens. */
export interface CastStatus {
  /** Undefined while it is asked for, or when that failed. */
  readonly cast: CastFacts | undefined;
  /** What it is called; its username until that is known. */
  readonly name: string;
  /** Undefined while nobody has been asked. */
  readonly state: CastNow['state'] | undefined;
  readonly stoppedBy: CastNow['stoppedBy'];
  /** What serves it, and can do; undefined while nobody has been asked. */
  readonly engine: CastOverviewList['engine'] | undefined;
  /** None while nobody has been asked. */
  readonly streams: readonly StreamStatus[];
  /** What was so when the engine last answered; null while it does. */
  readonly lastKnown: CastNow['lastKnown'];
  /** What the engine said last is too old to hold. */
  readonly isStale: boolean;
  /** Whoever looks may change nothing now. */
  readonly isFixed: boolean;
}

/** What the engine said last: another object with each word of it, so that only what shows it is drawn again. */
export interface CastLive {
  readonly overviews: UseQueryResult<CastOverviewList>;
  readonly overview: CastOverview | undefined;
}

export const CastContext = createContext<CastContextValue | null>(null);
export const CastStatusContext = createContext<CastStatus | null>(null);
export const CastLiveContext = createContext<CastLive | null>(null);

export const useCastContext = (): CastContextValue => there(use(CastContext));
export const useCastStatus = (): CastStatus => there(use(CastStatusContext));
export const useCastLive = (): CastLive => there(use(CastLiveContext));

function there<Part>(part: Part | null): Part {
  if (part === null) throw new Error('There is no cast around this.');
  return part;
}
