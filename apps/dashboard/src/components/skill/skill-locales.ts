import type { SkillLocale } from '@unmuted/api/contract';

const names = new Map<string, Intl.DisplayNames>();

/** The name of a locale of Alexa in the language of the page: "English (UK)". */
export function skillLocaleName(pageLocale: string, locale: SkillLocale): string {
  const known =
    names.get(pageLocale) ??
    new Intl.DisplayNames(pageLocale, { type: 'language', languageDisplay: 'standard', style: 'short' });
  names.set(pageLocale, known);
  return known.of(locale) ?? locale;
}
