import { useNavigate } from '@tanstack/react-router';
import { usePageSearch } from '#/components/resource-shell/use-page-search.ts';
import { type SilenceSearch, silenceSearch } from '#/features/station/silence/silence.search.ts';
import { dropDefaults } from '#/lib/list.search.ts';

type ChangeSearch = (change: SilenceSearch, options?: { isStep?: boolean }) => void;

/** The search parameters of the incidents and a function that changes them; a step is an entry of the browser's history. */
export function useIncidentsSearch(): [SilenceSearch, ChangeSearch] {
  const search = usePageSearch(silenceSearch);
  const navigate = useNavigate();
  return [
    search,
    (change, { isStep = false } = {}) =>
      void navigate({
        to: '.',
        search: (previous: object) => dropDefaults<SilenceSearch>({ ...previous, ...change }),
        replace: !isStep,
        resetScroll: false,
      }),
  ];
}
