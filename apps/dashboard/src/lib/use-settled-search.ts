import { useState } from 'react';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

/**
 * The search of a list once its text has settled, so that requests are not sent on each key. Until then, the previous search and
 * page stay in effect.
 */
export function useSettledSearch<Search extends { readonly q?: string | undefined }>(search: Search): Search {
  const typed = search.q ?? '';
  const isSettled = useDebouncedValue(typed) === typed;
  const [previous, setPrevious] = useState(search);
  if (isSettled && previous !== search) setPrevious(search);
  return isSettled ? search : previous;
}
