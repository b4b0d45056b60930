import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '#/i18n/locales.ts';

export interface Translator {
  i18n: I18n;
  /**
   * Switches the language; resolves when messages are loaded. While the first catalogue is being retried, the default
   * language is the fallback; a later switch keeps the current language until loading has failed for good.
   */
  activate(locale: Locale): Promise<void>;
}

export interface TranslatorOptions {
  /** Calls `onFailedTry` for each failure that is retried. */
  load: (locale: Locale, onFailedTry?: () => void) => Promise<Messages>;
  defaultLocale: Locale;
}

/** The app's i18n instance. Its locale is never undefined. */
export function createTranslator({ load, defaultLocale }: TranslatorOptions): Translator {
  const i18n = setupI18n({ locale: defaultLocale, messages: { [defaultLocale]: {} } });
  let wanted: Locale = defaultLocale;
  let hasTexts = false;

  return {
    i18n,
    activate: (locale) => {
      wanted = locale;
      const show = (shown: Locale) => (messages: Messages) => {
        // Two quick switches may resolve out of order; the last request wins.
        if (wanted !== locale) return;
        hasTexts = true;
        i18n.loadAndActivate({ locale: shown, messages });
      };
      const showDefault = () => load(defaultLocale).then(show(defaultLocale));
      if (locale === defaultLocale) return showDefault();
      return new Promise((resolve, reject) => {
        const standIn = async () => {
          const messages = await load(defaultLocale);
          if (hasTexts) return;
          show(defaultLocale)(messages);
          resolve();
        };
        load(locale, () => void standIn().catch(() => {}))
          .then(show(locale), showDefault)
          .then(resolve, reject);
      });
    },
  };
}
