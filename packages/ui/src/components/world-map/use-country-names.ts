import { useMemo } from 'react';
import { useUi } from '#/provider/ui-provider.tsx';

/** Localized name of a country; its code where the locale has no name. */
export function useCountryNames(): (code: string) => string {
  const { locale } = useUi();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (code) => {
      try {
        return names.of(code) ?? code;
      } catch {
        // Intl throws for invalid region codes.
        return code;
      }
    };
  }, [locale]);
}
