import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '#/i18n/locales.ts';

export interface Translator {
  i18n: I18n;
  /** Switches the language; when its texts cannot be had, those of the default language stay or come instead. */
  activate(locale: Locale): Promise<void>;
}

export interface TranslatorOptions {
  load: (locale: Locale) => Promise<Messages>;
  defaultLocale: Locale;
}

/** The one translator of the app. Its language is never undefined, so `i18n.locale` may be read at any time. */
export function createTranslator({ load, defaultLocale }: TranslatorOptions): Translator {
  const i18n = setupI18n({ locale: defaultLocale, messages: { [defaultLocale]: {} } });
  let wanted: Locale = defaultLocale;

  async function texts(locale: Locale): Promise<[Locale, Messages]> {
    try {
      return [locale, await load(locale)];
    } catch (error) {
      if (locale === defaultLocale) throw error;
      return [defaultLocale, await load(defaultLocale)];
    }
  }

  return {
    i18n,
    activate: async (locale) => {
      wanted = locale;
      const [found, messages] = await texts(locale);
      // Two quick switches may answer in the other order; the last one asked for wins.
      if (wanted === locale) i18n.loadAndActivate({ locale: found, messages });
    },
  };
}
