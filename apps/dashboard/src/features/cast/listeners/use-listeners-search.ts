import { useNavigate } from '@tanstack/react-router';
import { usePageSearch } from '#/components/resource-shell/use-page-search.ts';
import {
  type ListenersChange,
  type ListenersSearch,
  listenersSearch,
} from '#/features/cast/listeners/listeners.search.ts';
import { dropEmpty } from '#/lib/search-values.ts';

type ChangeSearch = (change: ListenersChange, options?: { isStep?: boolean }) => void;

/** Returns the search parameters of the listeners page and a setter that adds a history entry. */
export function useListenersSearch(): [ListenersSearch, ChangeSearch] {
  const search = usePageSearch(listenersSearch);
  const navigate = useNavigate();
  return [
    search,
    (change, { isStep = false } = {}) =>
      void navigate({
        to: '.',
        search: (previous: object) => dropEmpty({ ...previous, ...change }),
        replace: !isStep,
        resetScroll: false,
      }),
  ];
}
