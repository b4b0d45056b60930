import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiClients, CastNow, CastOverview, CastOverviewList, CastStream } from '@unmuted/api';
import { createContext, use } from 'react';
import type { Area } from '#/session/session-user.ts';

/** The cast of a page and its viewer. Referentially stable while the page is open. */
export interface CastContextValue {
  readonly api: ApiClients;
  readonly username: string;
  /** Whether these are the customer's or the staff's pages. */
  readonly area: Area;
  readonly timeZone: string | undefined;
}

/** Facts about a cast that do not come from the engine. */
export interface CastFacts {
  readonly name: string;
  readonly server: string;
  readonly plan: string;
  /** URL of the primary stream; null without an engine. */
  readonly streamUrl: string | null;
}

/** A stream without its listener count. */
export type StreamStatus = Omit<CastStream, 'listeners'>;

/** The status of a cast. A new object when the status changes, but not when listeners do. */
export interface CastStatus {
  /** Undefined while loading or after an error. */
  readonly cast: CastFacts | undefined;
  /** The title; the username until it has loaded. */
  readonly name: string;
  /** Undefined while loading. */
  readonly state: CastNow['state'] | undefined;
  readonly stoppedBy: CastNow['stoppedBy'];
  /** The engine and its capabilities; undefined while loading. */
  readonly engine: CastOverviewList['engine'] | undefined;
  /** Empty while loading. */
  readonly streams: readonly StreamStatus[];
  /** The last known state while the engine is unreachable; otherwise null. */
  readonly lastKnown: CastNow['lastKnown'];
  /** Whether the engine's data is too old to count as current. */
  readonly isStale: boolean;
  /** Whether the viewer cannot make changes. */
  readonly isFixed: boolean;
}

/** The latest engine data. A new object for each update, so that only its consumers re-render. */
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
