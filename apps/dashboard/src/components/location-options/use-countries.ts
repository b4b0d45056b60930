import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { countryCodes } from '#/components/location-options/country.schema.ts';
import { tagOf } from '#/i18n/locales.ts';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

/** All countries by their names in the language of the page, in its order. */
export function useCountries(): readonly Country[] {
  const { locale } = useLingui().i18n;
  return useMemo(() => {
    const names = new Intl.DisplayNames(tagOf(locale), { type: 'region' });
    const { compare } = new Intl.Collator(tagOf(locale));
    return countryCodes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((a, b) => compare(a.name, b.name));
  }, [locale]);
}

/** The country of the first browser language that has a region; undefined when none has. */
export function guessCountry(languages: readonly string[]): string | undefined {
  for (const tag of languages) {
    const region = regionOf(tag);
    if (countryCodes.some((code) => code === region)) return region;
  }
  return undefined;
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}
