export {
  SettingsBar,
  type SettingsBarProps,
  SettingsLayout,
  type SettingsLayoutProps,
  SettingsSection,
  type SettingsSectionProps,
} from './settings-layout.tsx';
export {
  SettingsNav,
  SettingsNavItem,
  type SettingsNavItemProps,
  type SettingsNavProps,
} from './settings-nav.tsx';
