import { useNavigate } from '@tanstack/react-router';
import { usePageSearch } from '#/components/resource-shell/use-page-search.ts';
import {
  type NowPlayingSearch,
  nowPlayingSearch,
} from '#/features/station/now-playing/now-playing.search.ts';
import { dropDefaults } from '#/lib/list.search.ts';

type ChangeSearch = (change: NowPlayingSearch, options?: { isStep?: boolean }) => void;

/** The search parameters of the page and a function that changes them; a step is an entry of the browser's history. */
export function useSongsSearch(): [NowPlayingSearch, ChangeSearch] {
  const search = usePageSearch(nowPlayingSearch);
  const navigate = useNavigate();
  return [
    search,
    (change, { isStep = false } = {}) =>
      void navigate({
        to: '.',
        search: (previous: object) => dropDefaults<NowPlayingSearch>({ ...previous, ...change }),
        replace: !isStep,
        resetScroll: false,
      }),
  ];
}
