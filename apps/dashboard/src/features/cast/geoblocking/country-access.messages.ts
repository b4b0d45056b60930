import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { CountryAccess } from '#/features/cast/geoblocking/country-access.ts';
import { tagOf } from '#/i18n/locales.ts';

const messages = {
  allowed: msg({ message: 'allowed', context: 'a country, after its name' }),
  refused: msg({ message: 'blocked', context: 'a country, after its name' }),
  sessions: msg`{count, plural, one {# session} other {# sessions}}`,
  connected: msg`{count, plural, one {# connected now} other {# connected now}}`,
  refusals: msg`{count, plural, one {# blocked in 24 hours} other {# blocked in 24 hours}}`,
};

/** Describes a country on the map: its access, sessions and refusals. */
export function useCountryAccessMessages(): (place: CountryAccess) => string {
  const { i18n } = useLingui();
  return useMemo(() => {
    const list = new Intl.ListFormat(tagOf(i18n.locale), { type: 'unit', style: 'short' });
    const counted = (key: keyof typeof messages, count: number) =>
      count > 0 ? [i18n._(messages[key].id, { count })] : [];
    return ({ mayListen, sessions, connected, refusals }) =>
      list.format([
        i18n._(mayListen ? messages.allowed : messages.refused),
        ...counted('sessions', sessions),
        ...counted('connected', connected),
        ...counted('refusals', refusals),
      ]);
  }, [i18n, i18n.locale]);
}
