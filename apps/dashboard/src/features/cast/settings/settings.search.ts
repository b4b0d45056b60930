/** Limits and activity are available only to the staff. */
export const settingsTabs = ['general', 'streams', 'server', 'limits', 'danger', 'activity'] as const;

export type SettingsTab = (typeof settingsTabs)[number];

/** The selected tab; the first tab is omitted from the URL. */
export interface SettingsSearch {
  tab?: Exclude<SettingsTab, 'general'> | undefined;
}

export function settingsSearch(search: Record<string, unknown>): SettingsSearch {
  const tab = settingsTabs.find((each) => each === search.tab);
  return tab === undefined || tab === 'general' ? {} : { tab };
}
