/** A language of the stores. */
export interface AppLanguage {
  /** Google Play's code. */
  readonly play: string;
  /** App Store Connect's code. */
  readonly apple: string;
}

/**
 * Languages in which an app can be listed, by the code of this contract. Sources: "Translate and localize your app"
 * (Google Play), "App Store localizations" (Apple).
 */
export const appLanguageCodes = {
  'en-US': { play: 'en-US', apple: 'en-US' },
  'en-GB': { play: 'en-GB', apple: 'en-GB' },
  'fr-FR': { play: 'fr-FR', apple: 'fr-FR' },
  'fr-CA': { play: 'fr-CA', apple: 'fr-CA' },
  'de-DE': { play: 'de-DE', apple: 'de-DE' },
  'es-ES': { play: 'es-ES', apple: 'es-ES' },
  'es-MX': { play: 'es-419', apple: 'es-MX' },
  'it-IT': { play: 'it-IT', apple: 'it' },
  'pt-BR': { play: 'pt-BR', apple: 'pt-BR' },
  'pt-PT': { play: 'pt-PT', apple: 'pt-PT' },
  'nl-NL': { play: 'nl-NL', apple: 'nl-NL' },
  'ja-JP': { play: 'ja-JP', apple: 'ja' },
  'zh-CN': { play: 'zh-CN', apple: 'zh-Hans' },
  'zh-TW': { play: 'zh-TW', apple: 'zh-Hant' },
  'ko-KR': { play: 'ko-KR', apple: 'ko' },
  'ar-SA': { play: 'ar', apple: 'ar-SA' },
  'pl-PL': { play: 'pl-PL', apple: 'pl' },
  'tr-TR': { play: 'tr-TR', apple: 'tr' },
} as const satisfies Record<string, AppLanguage>;

/** A language in which an app can be listed. */
export type AppLanguageCode = keyof typeof appLanguageCodes;

/** The codes of `appLanguageCodes`. */
export const appLanguages = Object.keys(appLanguageCodes) as [AppLanguageCode, ...AppLanguageCode[]];
