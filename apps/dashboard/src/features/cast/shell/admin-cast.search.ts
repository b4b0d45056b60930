import type { ListenersSearch } from '#/features/cast/listeners/listeners.search.ts';
import type { SettingsSearch } from '#/features/cast/settings/settings.search.ts';
import type { StatisticsSearch } from '#/features/cast/statistics/statistics.search.ts';
import type { WidgetsSearch } from '#/features/cast/widgets/widgets.search.ts';

const adminCastParts = ['stats', 'listeners', 'geoblocking', 'directories', 'widgets', 'settings'] as const;

/** The selected cast page (default: overview) and its search parameters. */
export interface AdminCastSearch extends ListenersSearch, SettingsSearch, StatisticsSearch, WidgetsSearch {
  show?: (typeof adminCastParts)[number] | undefined;
}

export function adminCastSearch(search: Record<string, unknown>): AdminCastSearch {
  const show = adminCastParts.find((part) => part === search.show);
  if (!show) return {};
  // Each page's screen validates its own parameters.
  return { ...search, show };
}
