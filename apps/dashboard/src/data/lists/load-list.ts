import type { QueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { alexaQuery, mobileAppsQuery, onePagesQuery, productsQuery } from '#/data/lists/lists.queries.ts';
import type { LoadList } from '#/session/auth-calls.ts';

/**
 * Loads one of the four lists into the cache with the token of an unfinished sign-in. A failed list keeps its error
 * there, for its own card to show.
 */
export function createLoadList(api: ApiClients, queryClient: QueryClient): LoadList {
  return ({ list, session: { token } }) => {
    // Data from an earlier session would be returned instead of a request.
    const fresh = { staleTime: 0, meta: { token } };
    switch (list) {
      case 'products':
        return queryClient.fetchQuery({ ...productsQuery(api), ...fresh });
      case 'onePage':
        return queryClient.fetchQuery({ ...onePagesQuery(api), ...fresh });
      case 'alexa':
        return queryClient.fetchQuery({ ...alexaQuery(api), ...fresh });
      case 'mobileApps':
        return queryClient.fetchQuery({ ...mobileAppsQuery(api), ...fresh });
    }
  };
}
