import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  dropEmpty,
  type ListenersChange,
  type ListenersSearch,
  listenersSearch,
} from '#/features/cast/listeners/listeners.search.ts';

type ChangeSearch = (change: ListenersChange, options?: { isStep?: boolean }) => void;

/** Returns the search parameters of the listeners page and a setter that adds a history entry. */
export function useListenersSearch(): [ListenersSearch, ChangeSearch] {
  // The customer and staff routes share the same search parameters.
  const held = useSearch({ strict: false });
  const search = useMemo(() => listenersSearch(held), [held]);
  const navigate = useNavigate();
  return [
    search,
    (change, { isStep = false } = {}) =>
      void navigate({
        to: '.',
        search: (held: object) => dropEmpty({ ...held, ...change }),
        replace: !isStep,
        resetScroll: false,
      }),
  ];
}
