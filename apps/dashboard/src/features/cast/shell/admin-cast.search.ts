import type { ListenersSearch } from '#/features/cast/listeners/listeners.search.ts';
import type { SettingsSearch } from '#/features/cast/settings/settings.search.ts';
import type { StatisticsSearch } from '#/features/cast/statistics/statistics.search.ts';
import type { WidgetsSearch } from '#/features/cast/widgets/widgets.search.ts';

const adminCastParts = ['stats', 'listeners', 'geoblocking', 'directories', 'widgets', 'settings'] as const;

/** Which part of a cast the staff looks at, the overview without, and what that part keeps in the address. */
export interface AdminCastSearch extends ListenersSearch, SettingsSearch, StatisticsSearch, WidgetsSearch {
  show?: (typeof adminCastParts)[number] | undefined;
}

export function adminCastSearch(search: Record<string, unknown>): AdminCastSearch {
  const show = adminCastParts.find((part) => part === search.show);
  if (!show) return {};
  // What its part is asked for is judged by the part's own screen.
  return { ...search, show };
}
