import type { ListenersSearch } from '#/features/cast/listeners.search.ts';
import { type SettingsSearch, settingsSearch } from '#/features/cast/settings.search.ts';
import type { StatisticsSearch } from '#/features/cast/statistics.search.ts';

const adminCastParts = ['stats', 'listeners', 'geoblocking', 'settings'] as const;

/** Which part of a cast the staff looks at, the overview without, and what that part keeps in the address. */
export interface AdminCastSearch extends ListenersSearch, SettingsSearch, StatisticsSearch {
  show?: (typeof adminCastParts)[number] | undefined;
}

export function adminCastSearch(search: Record<string, unknown>): AdminCastSearch {
  const show = adminCastParts.find((part) => part === search.show);
  return {
    // What statistics and listeners are asked for is judged by their screens.
    ...((show === 'stats' || show === 'listeners') && search),
    ...(show && { show }),
    ...(show === 'settings' && settingsSearch(search)),
  };
}
