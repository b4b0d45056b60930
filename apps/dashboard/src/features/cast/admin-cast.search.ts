import { type ListenersSearch, listenersSearch } from '#/features/cast/listeners.search.ts';
import { type SettingsSearch, settingsSearch } from '#/features/cast/settings.search.ts';

const adminCastParts = ['listeners', 'geoblocking', 'settings'] as const;

/** Which part of a cast the staff looks at, the overview without, and what that part keeps in the address. */
export interface AdminCastSearch extends ListenersSearch, SettingsSearch {
  show?: (typeof adminCastParts)[number] | undefined;
}

export function adminCastSearch(search: Record<string, unknown>): AdminCastSearch {
  const show = adminCastParts.find((part) => part === search.show);
  return {
    ...(show && { show }),
    ...(show === 'listeners' && listenersSearch(search)),
    ...(show === 'settings' && settingsSearch(search)),
  };
}
