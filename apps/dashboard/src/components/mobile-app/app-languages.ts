import type { AppLanguageCode } from '@unmuted/api/contract';

const names = new Map<string, Intl.DisplayNames>();

/** The name of a language of a listing in the language of the page: "English (UK)". */
export function appLanguageName(pageLocale: string, language: AppLanguageCode): string {
  const known =
    names.get(pageLocale) ??
    new Intl.DisplayNames(pageLocale, { type: 'language', languageDisplay: 'standard', style: 'short' });
  names.set(pageLocale, known);
  return known.of(language) ?? language;
}

/** The region of a language, whose flag stands beside it. */
export const regionOf = (language: AppLanguageCode): string => language.slice(-2);

/** Whether a language is written from right to left. */
export const isRightToLeft = (language: AppLanguageCode): boolean => language.startsWith('ar-');
