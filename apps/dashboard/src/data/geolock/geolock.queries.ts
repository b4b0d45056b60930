import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type GeoRules, unwrap } from '@unmuted/api';
import { revisionKeys } from '#/data/revisions/revisions.keys.ts';

export const geoLockKeys = {
  lock: (username: string) => ['geolock', username],
  simulation: (username: string) => ['geolock-simulation', username],
} as const;

const noNotification = { notify: () => false };

/** The geoblocking rules of a cast. */
export const geoLockQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: geoLockKeys.lock(username),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/control/cast/geolock/{username}', { params: { path: { username } }, signal })),
    staleTime: 30_000,
  });

/** The effect of rules on the last 30 days and on connected listeners; disabled for null rules. */
export const geoSimulationQuery = ({ main }: ApiClients, username: string, rules: GeoRules | null) =>
  queryOptions({
    queryKey: [...geoLockKeys.simulation(username), rules],
    queryFn: ({ signal }) =>
      unwrap(
        main.POST('/control/cast/geolock/{username}/simulate', {
          params: { path: { username } },
          body: { rules: rules as GeoRules },
          signal,
          ...noNotification,
        }),
      ),
    enabled: rules !== null,
    staleTime: 10_000,
  });

/** The decision of rules about an address or country code; disabled without either. */
export const geoDecisionQuery = (
  { main }: ApiClients,
  username: string,
  rules: GeoRules | null,
  target: string | null,
) =>
  queryOptions({
    queryKey: [...geoLockKeys.simulation(username), rules, target],
    queryFn: async ({ signal }) => {
      const { decision } = await unwrap(
        main.POST('/control/cast/geolock/{username}/simulate', {
          params: { path: { username } },
          body: { rules: rules as GeoRules, ...targetBody(target ?? '') },
          signal,
          ...noNotification,
        }),
      );
      return decision;
    },
    enabled: rules !== null && target !== null,
    // Bans may have changed.
    staleTime: 0,
    // The user waits for the result and has a retry button.
    retry: false,
  });

/** A country is two capital letters; no address is. */
const targetBody = (target: string) =>
  /^[A-Z]{2}$/.test(target) ? { country: target as GeoRules['countries'][number] } : { address: target };

/** Connections blocked in the last 24 hours. */
export const refusalsQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: ['refusals', username],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/statistics/{username}/geo-denied', {
          params: { path: { username } },
          signal,
          ...noNotification,
        }),
      ),
    staleTime: 30_000,
    refetchInterval: 60_000,
  });

/** New rules and the version they are based on. */
export interface GeoLockSave {
  rules: GeoRules;
  version: number;
  disconnectListeners: boolean;
}

/** Updates the geoblocking rules. */
export const changeGeoLock = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ rules, version, disconnectListeners }: GeoLockSave) =>
      unwrap(
        main.PUT('/control/cast/geolock/{username}', {
          params: { path: { username }, header: { 'If-Match': String(version) } },
          body: { rules, disconnectListeners },
          ...noNotification,
        }),
      ),
    onSuccess: ({ lock }, _save, _none, { client }) => {
      client.setQueryData(geoLockKeys.lock(username), lock);
      // Not awaited: the rules are saved even if the history fails to load.
      void client.invalidateQueries({ queryKey: revisionKeys.section(username, 'geoblocking') });
    },
  });
