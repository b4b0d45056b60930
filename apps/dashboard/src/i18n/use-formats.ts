import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { createFormats, type Formats } from '#/i18n/format.ts';
import { isLocale } from '#/i18n/locales.ts';
import { displayMessages } from '#/i18n/messages/display.messages.ts';
import { useSessionUser } from '#/session/auth-context.tsx';
import { timeZoneOf } from '#/session/time-zone.ts';

/** Formats for the page language and the user's date preferences. */
export function useFormats(): Formats {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const user = useSessionUser();
  const timeZone = timeZoneOf(user);
  const dateFormat = user?.dateFormat;
  return useMemo(() => {
    const durationUnits = displayMessages(i18n);
    return createFormats(isLocale(locale) ? locale : 'en', { timeZone, dateFormat, durationUnits });
  }, [i18n, locale, timeZone, dateFormat]);
}
