import { type Query, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  type CountryCode,
  type ListenerClass,
  type SongOrder,
  type StatisticsDimension,
  unwrap,
} from '@unmuted/api';

export const statisticsKeys = {
  of: (username: string) => ['cast-statistics', username],
} as const;

/** A time range as defined by the contract. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
}

/** A range with session filters and the counting method. */
export interface SessionsParams extends Stretch {
  readonly counting?: 'starts';
  readonly bots?: '1';
  readonly stream?: string;
  readonly country?: CountryCode;
  readonly class?: ListenerClass;
  readonly player?: string;
}

const common = {
  staleTime: 60_000,
  // Data of a range that has not ended changes.
  refetchInterval: 300_000,
} as const;

/** Keeps the previous range of the same cast as a placeholder. Each response states its range. */
const keepFor =
  (username: string) =>
  <Data>(shown: Data | undefined, query: Pick<Query, 'queryKey'> | undefined): Data | undefined =>
    query?.queryKey[1] === username ? shown : undefined;

const at = <Asked>(username: string, query: Asked) => ({ path: { username }, query });

/** Statistics of a range and its comparison range. */
export const summaryQuery = (
  { cast }: ApiClients,
  username: string,
  params: SessionsParams & { readonly compare: 'previous' | 'year' | 'none' },
) =>
  queryOptions({
    ...common,
    queryKey: [...statisticsKeys.of(username), 'summary', params],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/statistics/{username}/summary', {
          params: at(username, params),
          signal,
          notify: false,
        }),
      ),
    placeholderData: keepFor(username),
  });

/** Listeners over time; disabled for null. */
export const timeseriesQuery = ({ cast }: ApiClients, username: string, params: Stretch | null) =>
  queryOptions({
    ...common,
    queryKey: [...statisticsKeys.of(username), 'timeseries', params],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/statistics/{username}/timeseries', {
          params: at(username, params as Stretch),
          signal,
          notify: false,
        }),
      ),
    enabled: params !== null,
    placeholderData: keepFor(username),
  });

/** Sessions of a range grouped by one dimension. */
export const breakdownQuery = (
  { cast }: ApiClients,
  username: string,
  params: SessionsParams & { readonly by: StatisticsDimension },
) =>
  queryOptions({
    ...common,
    queryKey: [...statisticsKeys.of(username), 'breakdown', params],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/statistics/{username}/breakdown', {
          params: at(username, params),
          signal,
          notify: false,
        }),
      ),
    placeholderData: keepFor(username),
  });

/** Listening by hour of the week. */
export const heatmapQuery = ({ cast }: ApiClients, username: string, params: SessionsParams) =>
  queryOptions({
    ...common,
    queryKey: [...statisticsKeys.of(username), 'heatmap', params],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/statistics/{username}/heatmap', {
          params: at(username, params),
          signal,
          notify: false,
        }),
      ),
    placeholderData: keepFor(username),
  });

/** Events of a cast in a range, to mark on the timeline. */
export const marksQuery = ({ cast }: ApiClients, username: string, params: Stretch) =>
  queryOptions({
    ...common,
    queryKey: [...statisticsKeys.of(username), 'marks', params],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/statistics/{username}/marks', {
          params: at(username, params),
          signal,
          notify: false,
        }),
      ),
    placeholderData: keepFor(username),
  });

/** Songs with their play counts and listener retention. */
export const songsQuery = (
  { cast }: ApiClients,
  username: string,
  params: Stretch & { readonly order: SongOrder },
) =>
  queryOptions({
    ...common,
    queryKey: [...statisticsKeys.of(username), 'songs', params],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/statistics/{username}/songs', {
          params: at(username, params),
          signal,
          notify: false,
        }),
      ),
    placeholderData: keepFor(username),
  });
