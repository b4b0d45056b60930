import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { tagOf } from '#/i18n/locales.ts';

/** A Monday. */
const mondayMs = Date.UTC(2024, 0, 1);
const dayMs = 24 * 60 * 60_000;

export interface Weekday {
  /** 1 is Monday, 7 Sunday. */
  readonly day: number;
  readonly name: string;
}

/** Returns the days of the week in the current language, Monday first. */
export function useWeekdays(): readonly Weekday[] {
  const { locale } = useLingui().i18n;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(tagOf(locale), { weekday: 'short', timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, index) => ({
      day: index + 1,
      name: format.format(mondayMs + index * dayMs),
    }));
  }, [locale]);
}
