import { useMemo } from 'react';
import { useUi } from '#/provider/ui-provider.tsx';

/** The name of a country in the reader's language; its code where the language has none for it. */
export function useCountryNames(): (code: string) => string {
  const { locale } = useUi();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (code) => {
      try {
        return names.of(code) ?? code;
      } catch {
        // What is no code of a region at all makes Intl throw.
        return code;
      }
    };
  }, [locale]);
}
