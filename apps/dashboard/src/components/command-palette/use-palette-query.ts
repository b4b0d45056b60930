import { useState } from 'react';

/** The typed query, reset when the palette closes. */
export function usePaletteQuery(isOpen: boolean): [string, (query: string) => void] {
  const [query, setQuery] = useState('');
  if (!isOpen && query !== '') setQuery('');
  return [query, setQuery];
}
