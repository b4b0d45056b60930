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

/** A stretch of time, as the contract has it. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
}

/** Which sessions of a stretch, and how they count. */
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
  // What is not over grows.
  refetchInterval: 300_000,
} as const;

/** While another stretch of the same cast is asked for, the one that was shown stays; each answer says what it is about. */
const keepFor =
  (username: string) =>
  <Data>(shown: Data | undefined, query: Pick<Query, 'queryKey'> | undefined): Data | undefined =>
    query?.queryKey[1] === username ? shown : undefined;

const at = <Asked>(username: string, query: Asked) => ({ path: { username }, query });

/** The figures of a stretch, and of another one to compare them with. */
export const summaryQuery = (
  { cast }: ApiClients,
  username: string,
  asked: SessionsParams & { readonly compare: 'previous' | 'year' | 'none' },
) =>
  queryOptions({
    ...common,
    queryKey: [...statisticsKeys.of(username), 'summary', asked],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/statistics/{username}/summary', {
          params: at(username, asked),
          signal,
          notify: false,
        }),
      ),
    placeholderData: keepFor(username),
  });

/** How many listened over time; null asks for nothing. */
export const timeseriesQuery = ({ cast }: ApiClients, username: string, asked: Stretch | null) =>
  queryOptions({
    ...common,
    queryKey: [...statisticsKeys.of(username), 'timeseries', asked],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/statistics/{username}/timeseries', {
          params: at(username, asked as Stretch),
          signal,
          notify: false,
        }),
      ),
    enabled: asked !== null,
    placeholderData: keepFor(username),
  });

/** The sessions of a stretch, told apart by something. */
export const breakdownQuery = (
  { cast }: ApiClients,
  username: string,
  asked: SessionsParams & { readonly by: StatisticsDimension },
) =>
  queryOptions({
    ...common,
    queryKey: [...statisticsKeys.of(username), 'breakdown', asked],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/statistics/{username}/breakdown', {
          params: at(username, asked),
          signal,
          notify: false,
        }),
      ),
    placeholderData: keepFor(username),
  });

/** Which hours of the week are listened to. */
export const heatmapQuery = ({ cast }: ApiClients, username: string, asked: SessionsParams) =>
  queryOptions({
    ...common,
    queryKey: [...statisticsKeys.of(username), 'heatmap', asked],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/statistics/{username}/heatmap', {
          params: at(username, asked),
          signal,
          notify: false,
        }),
      ),
    placeholderData: keepFor(username),
  });

/** What happened to a cast in a stretch, which its curve may show. */
export const marksQuery = ({ cast }: ApiClients, username: string, asked: Stretch) =>
  queryOptions({
    ...common,
    queryKey: [...statisticsKeys.of(username), 'marks', asked],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/statistics/{username}/marks', {
          params: at(username, asked),
          signal,
          notify: false,
        }),
      ),
    placeholderData: keepFor(username),
  });

/** Which songs were on air, how often, and who stayed. */
export const songsQuery = (
  { cast }: ApiClients,
  username: string,
  asked: Stretch & { readonly order: SongOrder },
) =>
  queryOptions({
    ...common,
    queryKey: [...statisticsKeys.of(username), 'songs', asked],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/statistics/{username}/songs', {
          params: at(username, asked),
          signal,
          notify: false,
        }),
      ),
    placeholderData: keepFor(username),
  });
