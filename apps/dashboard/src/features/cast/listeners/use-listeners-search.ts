import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  dropEmpty,
  type ListenersChange,
  type ListenersSearch,
  listenersSearch,
} from '#/features/cast/listeners/listeners.search.ts';

type ChangeSearch = (change: ListenersChange, options?: { isStep?: boolean }) => void;

/** What the address says of the listeners' page, and what changes it; a step can be taken back with the browser's button. */
export function useListenersSearch(): [ListenersSearch, ChangeSearch] {
  // Of the route that is open: the customer's page, or the staff's with the same words in its address.
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
