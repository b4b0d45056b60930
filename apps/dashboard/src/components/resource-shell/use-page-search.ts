import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';

/**
 * Returns the validated search parameters of a page that has several routes, such as one for customers and one for staff.
 * The router adds validated parameters to the raw ones, so `useSearch` alone also returns invalid ones.
 */
export function usePageSearch<Search>(validate: (search: Record<string, unknown>) => Search): Search {
  const search = useSearch({ strict: false });
  return useMemo(() => validate(search), [validate, search]);
}
