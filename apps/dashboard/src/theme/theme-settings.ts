import { isLocale, type Locale } from '#/i18n/locales.ts';

/** The ten specified settings for layout and colours. */
export interface ThemeSettings {
  navCollapsed: boolean;
  sideNavTheme: 'light' | 'dark';
  locale: Locale;
  navType: 'side' | 'top';
  /** `#rrggbb`. */
  topNavColor: string;
  /** `#rrggbb`, or empty for the theme's own surface. */
  headerNavColor: string;
  /** Whether the drawer that replaces the side navigation on a phone is open. */
  mobileNav: boolean;
  currentTheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  blankLayout: boolean;
}

export const defaultThemeSettings: ThemeSettings = {
  navCollapsed: false,
  sideNavTheme: 'light',
  locale: 'en',
  navType: 'side',
  topNavColor: '#3e82f7',
  headerNavColor: '',
  mobileNav: false,
  currentTheme: 'light',
  direction: 'ltr',
  blankLayout: false,
};

const isBoolean = (value: unknown) => typeof value === 'boolean';
const oneOf =
  (...allowed: string[]) =>
  (value: unknown) =>
    allowed.includes(value as string);
const isColor = (value: unknown) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const checks: Record<keyof ThemeSettings, (value: unknown) => boolean> = {
  navCollapsed: isBoolean,
  sideNavTheme: oneOf('light', 'dark'),
  locale: isLocale,
  navType: oneOf('side', 'top'),
  topNavColor: isColor,
  headerNavColor: (value) => value === '' || isColor(value),
  mobileNav: isBoolean,
  currentTheme: oneOf('light', 'dark'),
  direction: oneOf('ltr', 'rtl'),
  blankLayout: isBoolean,
};

export const themeSettingNames = Object.keys(checks) as (keyof ThemeSettings)[];

/** Parses stored settings; an invalid setting doesn’t discard the others. */
export function parseThemeSettings(value: unknown): Partial<ThemeSettings> {
  if (typeof value !== 'object' || value === null) return {};
  const source: Record<string, unknown> = { ...value };
  const found = themeSettingNames
    .filter((name) => Object.hasOwn(source, name) && checks[name](source[name]))
    .map((name) => [name, source[name]]);
  return Object.fromEntries(found) as Partial<ThemeSettings>;
}
