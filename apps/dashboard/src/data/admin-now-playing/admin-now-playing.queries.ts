import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  type FleetRules,
  type NowPlayingAction,
  type NowPlayingFleetQuery,
  type SavedFleetRules,
  unwrap,
} from '@unmuted/api';
import type { PageSize } from '#/lib/list.search.ts';

/** Filter, order and page of the list of stations. */
export interface FleetSongsParams {
  readonly q?: string | undefined;
  readonly show?: NowPlayingFleetQuery['show'];
  readonly sort?: string | undefined;
  readonly page: number;
  readonly pageSize: PageSize;
}

export const fleetSongsKeys = {
  all: ['fleet-songs'],
  list: (params: FleetSongsParams) => ['fleet-songs', 'list', params],
  summary: ['fleet-songs', 'summary'],
  rules: ['fleet-songs', 'rules'],
  ruleCheck: ['fleet-rule-check'],
} as const;

const quiet = { notify: () => false };

/** One page of stations with what they play. The previous page stays as a placeholder while this one loads. */
export const fleetSongsQuery = ({ main }: ApiClients, params: FleetSongsParams) =>
  queryOptions({
    queryKey: fleetSongsKeys.list(params),
    queryFn: ({ signal }) => {
      const { q, show, sort, page, pageSize } = params;
      const query = { page, pageSize, ...(q && { q }), ...(show && { show }), ...(sort && { sort }) };
      return unwrap(main.GET('/admin/nowplaying', { params: { query }, signal, ...quiet }));
    },
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

/** How well the texts of all stations are read. */
export const fleetSongsSummaryQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: fleetSongsKeys.summary,
    queryFn: ({ signal }) => unwrap(main.GET('/admin/nowplaying/summary', { signal, ...quiet })),
    staleTime: 5_000,
  });

/** The rules that apply to all stations, before their own. */
export const fleetRulesQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: fleetSongsKeys.rules,
    queryFn: ({ signal }) => unwrap(main.GET('/admin/nowplaying/rules', { signal, ...quiet })),
    staleTime: 30_000,
  });

/**
 * Positions of the rules whose expression is invalid or too large. The server checks expressions by the operation that tests
 * the rules of a station.
 */
export const invalidRulesQuery = (
  { main }: ApiClients,
  stationId: string | undefined,
  rules: FleetRules['rules'],
) =>
  queryOptions({
    queryKey: [...fleetSongsKeys.ruleCheck, stationId, rules],
    queryFn: async ({ signal }) => {
      const body = { order: 'artist-title' as const, separator: null, rules, ignore: [], samples: [] };
      const path = { id: stationId ?? '' };
      const { invalidRules } = await unwrap(
        main.POST('/control/nowplaying/{id}/test-rules', { params: { path }, body, signal, ...quiet }),
      );
      return invalidRules;
    },
    enabled: stationId !== undefined && rules.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Pauses, resumes or adds a rule to many stations. */
export const actOnFleetSongs = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: NowPlayingAction) =>
      unwrap(main.POST('/admin/nowplaying/actions', { body, ...quiet })),
    onSettled: (...args) => reread(args.at(-1) as { client: QueryClient }),
  });

/** New rules and the version they are based on. */
export interface FleetRulesSave {
  settings: FleetRules;
  version: number;
}

export const saveFleetRules = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: ({ settings, version }: FleetRulesSave) =>
      unwrap(
        main.PUT('/admin/nowplaying/rules', {
          params: { header: { 'If-Match': String(version) } },
          body: settings,
          ...quiet,
        }),
      ),
    onSuccess: (saved: SavedFleetRules, _save, _none, { client }) => {
      client.setQueryData<SavedFleetRules>(fleetSongsKeys.rules, saved);
    },
  });

function reread({ client }: { client: QueryClient }): void {
  // Not awaited: the action succeeded even if the list fails to load.
  void client.invalidateQueries({ queryKey: fleetSongsKeys.all });
}
