import type { QueryClient } from '@tanstack/react-query';
import { type ApiClients, ApiError, endsSession } from '@unmuted/api';
import { alexaQuery, mobileAppsQuery, onePagesQuery, productsQuery } from '#/data/lists.queries.ts';

/** Progress of one of the four lists while a customer signs in. */
export type ListStep = 'products' | 'onePage' | 'alexa' | 'mobileApps';

export interface LoadListsOptions {
  api: ApiClients;
  queryClient: QueryClient;
  token: string;
  onStep?: (step: ListStep) => void;
}

/**
 * Loads the four lists one after another, in the order of the specification. A list that fails keeps its error in the
 * cache and the next one follows; an answer that ends the session is thrown.
 */
export async function loadLists({ api, queryClient, token, onStep }: LoadListsOptions): Promise<void> {
  const call = { token };
  const steps: [ListStep, () => Promise<unknown>][] = [
    ['products', () => queryClient.fetchQuery({ ...productsQuery(api, call), staleTime: 0 })],
    ['onePage', () => queryClient.fetchQuery({ ...onePagesQuery(api, call), staleTime: 0 })],
    ['alexa', () => queryClient.fetchQuery({ ...alexaQuery(api, call), staleTime: 0 })],
    ['mobileApps', () => queryClient.fetchQuery({ ...mobileAppsQuery(api, call), staleTime: 0 })],
  ];
  for (const [step, load] of steps) {
    onStep?.(step);
    try {
      await load();
    } catch (error) {
      if (error instanceof ApiError && endsSession(error.status)) throw error;
    }
  }
}
