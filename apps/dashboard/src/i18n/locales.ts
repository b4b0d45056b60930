export const locales = ['en', 'zh', 'fr', 'ja'] as const;
export type Locale = (typeof locales)[number];

/** Each language in its own name, so that it can be found in any page language. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  zh: '中文',
  fr: 'Français',
  ja: '日本語',
};

/** Texts and dates are in British English. */
export function tagOf(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}
