import { useQuery } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { useState } from 'react';
import { watchedStationsQuery } from '#/data/admin-silence/silence-policies.queries.ts';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

/** The watched stations that match what is typed; the server searches. */
export function useWatchedStations(api: ApiClients) {
  const [query, setQuery] = useState('');
  const { data, isPending, error, refetch } = useQuery(watchedStationsQuery(api, useDebouncedValue(query)));
  return { stations: data ?? [], isPending, error, retry: () => void refetch(), search: setQuery };
}
