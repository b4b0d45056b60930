import { useQuery } from '@tanstack/react-query';
import type { ApiClients, CastNow, CastOverviewList, CastStream } from '@unmuted/api';
import { createContext, use } from 'react';
import type { CastOverviewQuery } from '#/data/casts/casts.queries.ts';
import type { CastBase } from '#/features/cast/shell/cast-pages.ts';

/** What the viewer of a cast may do. Set by the layouts: screens do not distinguish customers and staff. */
export interface CastPermissions {
  /** The cast is the viewer's own: texts address its owner as "you". */
  readonly isOwner: boolean;
  readonly canEditSuspended: boolean;
  /** May start a cast that support stopped. */
  readonly canUndoSupportStop: boolean;
}

/** The cast of a page and its viewer. Referentially stable while the page is open. */
export interface CastContextValue extends CastPermissions {
  readonly api: ApiClients;
  readonly username: string;
  /** The address of the cast's pages. */
  readonly base: CastBase;
  /** Loads a list that includes the cast. */
  readonly overviewQuery: CastOverviewQuery;
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
  /** Whether no source has ever connected. False while loading. */
  readonly isNeverOnAir: boolean;
  /** Empty while loading. */
  readonly streams: readonly StreamStatus[];
  /** The last known state while the engine is unreachable; otherwise null. */
  readonly lastKnown: CastNow['lastKnown'];
  /** Whether the engine's data is too old to count as current. */
  readonly isStale: boolean;
  /** Whether the viewer cannot make changes. */
  readonly isFixed: boolean;
}

export const CastContext = createContext<CastContextValue | null>(null);
export const CastStatusContext = createContext<CastStatus | null>(null);

export const useCastContext = (): CastContextValue => there(use(CastContext));
export const useCastStatus = (): CastStatus => there(use(CastStatusContext));

/** Returns the latest engine data. Its consumers re-render with each change of the listeners. */
export function useCastLive() {
  const { overviewQuery, username } = useCastContext();
  const overviews = useQuery(overviewQuery);
  return { overviews, overview: overviews.data?.items.find(({ now }) => now.username === username) };
}

function there<Part>(part: Part | null): Part {
  if (part === null) throw new Error('There is no cast around this.');
  return part;
}
