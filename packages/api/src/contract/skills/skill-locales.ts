/** The locales for which a skill can be published, as Amazon writes them. */
export const skillLocales = [
  'en-US',
  'en-GB',
  'en-AU',
  'en-CA',
  'en-IN',
  'fr-FR',
  'fr-CA',
  'de-DE',
  'es-ES',
  'es-MX',
  'it-IT',
  'ja-JP',
  'pt-BR',
] as const;

/** A language and a country: `pt-BR`. */
export type SkillLocale = (typeof skillLocales)[number];

/** A language of skills. */
export type SkillLanguage = 'en' | 'fr' | 'de' | 'es' | 'it' | 'ja' | 'pt';

/** The language of a locale: `pt` of `pt-BR`. */
export const languageOfLocale = (locale: SkillLocale): SkillLanguage => locale.slice(0, 2) as SkillLanguage;
