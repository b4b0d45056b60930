import { alarmKinds } from '@unmuted/api/contract';
import { dropDefaults, type PagedSearch, pagedSearch } from '#/lib/list.search.ts';
import { someOf } from '#/lib/search-values.ts';

/** View state of the incidents, shareable as a URL. */
export interface SilenceSearch extends PagedSearch {
  /** Comma-separated kinds of alarms. */
  alarms?: string | undefined;
}

/** Drops parameters that the server would reject. */
export function silenceSearch(
  search: {
    readonly [Name in keyof SilenceSearch]?: unknown;
  },
): SilenceSearch {
  const { page, size } = pagedSearch(search);
  return dropDefaults<SilenceSearch>({ page, size, alarms: someOf(search.alarms, alarmKinds) });
}
