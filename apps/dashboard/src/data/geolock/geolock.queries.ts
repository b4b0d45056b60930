import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type GeoRules, unwrap } from '@unmuted/api';

export const geoLockKeys = {
  lock: (username: string) => ['geolock', username],
  trial: (username: string) => ['geolock-trial', username],
  history: (username: string) => ['geolock-history', username],
} as const;

const quiet = { notify: () => false };

/** Which countries may listen to a cast. */
export const geoLockQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: geoLockKeys.lock(username),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/control/cast/geolock/{username}', { params: { path: { username } }, signal })),
    staleTime: 30_000,
  });

/** The latest changes of the rules: who, when, what and how many they cut. */
export const geoHistoryQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: geoLockKeys.history(username),
    queryFn: ({ signal }) =>
      unwrap(
        main.GET('/control/cast/geolock/{username}/history', {
          params: { path: { username } },
          signal,
          ...quiet,
        }),
      ),
    staleTime: 30_000,
  });

/** What rules would do to the last 30 days and to those connected; null rules are not asked about. */
export const geoTrialQuery = ({ main }: ApiClients, username: string, rules: GeoRules | null) =>
  queryOptions({
    queryKey: [...geoLockKeys.trial(username), rules],
    queryFn: ({ signal }) =>
      unwrap(
        main.POST('/control/cast/geolock/{username}/simulate', {
          params: { path: { username } },
          body: { rules: rules as GeoRules },
          signal,
          ...quiet,
        }),
      ),
    enabled: rules !== null,
    staleTime: 10_000,
  });

/** What rules decide about one address, or about a country by its code; nothing is asked without either. */
export const geoDecisionQuery = (
  { main }: ApiClients,
  username: string,
  rules: GeoRules | null,
  tried: string | null,
) =>
  queryOptions({
    queryKey: [...geoLockKeys.trial(username), rules, tried],
    queryFn: async ({ signal }) => {
      const { decision } = await unwrap(
        main.POST('/control/cast/geolock/{username}/simulate', {
          params: { path: { username } },
          body: { rules: rules as GeoRules, ...targetOf(tried ?? '') },
          signal,
          ...quiet,
        }),
      );
      return decision;
    },
    enabled: rules !== null && tried !== null,
    // A ban may have come or gone.
    staleTime: 0,
    // Somebody waits for the answer, and has a button to ask again.
    retry: false,
  });

/** A country is two capitals, and no address is. */
const targetOf = (tried: string) =>
  /^[A-Z]{2}$/.test(tried) ? { country: tried as GeoRules['countries'][number] } : { address: tried };

/** Joins refused in the last 24 hours. */
export const refusalsQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: ['refusals', username],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/statistics/{username}/geo-denied', {
          params: { path: { username } },
          signal,
          ...quiet,
        }),
      ),
    staleTime: 30_000,
    refetchInterval: 60_000,
  });

/** New rules, over the version that the change began with. */
export interface GeoLockSave {
  rules: GeoRules;
  version: number;
  cutConnected: boolean;
}

/** Changes which countries may listen. */
export const changeGeoLock = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ rules, version, cutConnected }: GeoLockSave) =>
      unwrap(
        main.PUT('/control/cast/geolock/{username}', {
          params: { path: { username }, header: { 'If-Match': String(version) } },
          body: { rules, cutConnected },
          ...quiet,
        }),
      ),
    onSuccess: ({ lock }, _save, _none, { client }) => {
      client.setQueryData(geoLockKeys.lock(username), lock);
      // Not waited for: the rules are saved, whether or not their history answers.
      void client.invalidateQueries({ queryKey: geoLockKeys.history(username) });
    },
  });
