/** The staff alone has limits and activity. */
export const settingsTabs = [
  'general',
  'streams',
  'server',
  'limits',
  'danger',
  'history',
  'activity',
] as const;

export type SettingsTab = (typeof settingsTabs)[number];

/** Which part of the settings is shown; the first needs no word in the address. */
export interface SettingsSearch {
  tab?: Exclude<SettingsTab, 'general'> | undefined;
}
