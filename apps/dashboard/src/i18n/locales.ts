export const locales = ['en', 'zh', 'fr', 'ja'] as const;
export type Locale = (typeof locales)[number];

/** Each language by its own name, so that a reader finds it whatever the page speaks. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  zh: '中文',
  fr: 'Français',
  ja: '日本語',
};

/** The English of the texts is British; its dates are then too. */
export function tagOf(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}
