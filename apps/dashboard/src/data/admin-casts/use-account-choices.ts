import { useQuery } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { useState } from 'react';
import { accountChoicesQuery } from '#/data/admin-casts/cast-life.queries.ts';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

/** The customer accounts that match what is typed; the server searches. */
export function useAccountChoices(api: ApiClients) {
  const [query, setQuery] = useState('');
  const { data, isPending, error, refetch } = useQuery(accountChoicesQuery(api, useDebouncedValue(query)));
  return { accounts: data?.items ?? [], isPending, error, retry: () => void refetch(), search: setQuery };
}
