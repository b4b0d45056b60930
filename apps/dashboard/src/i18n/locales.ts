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

/** The reader's own variant of the page language, such as `en-US`: its region decides on which day weeks begin. */
export function readerTagOf(locale: string, languages: readonly string[]): string {
  return languages.find((tag) => tag.startsWith(`${locale}-`)) ?? tagOf(locale);
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}
