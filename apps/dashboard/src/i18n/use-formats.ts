import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { createFormats, type Formats } from '#/i18n/format.ts';
import { isLocale } from '#/i18n/locales.ts';

/** Dates and numbers in the language the page speaks now. */
export function useFormats(): Formats {
  const { locale } = useLingui().i18n;
  return useMemo(() => createFormats(isLocale(locale) ? locale : 'en'), [locale]);
}
