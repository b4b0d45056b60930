const names = new Map<string, (code: string) => string>();

/** Display names of regions or languages; cached per locale. */
export function namesIn(locale: string, type: 'region' | 'language'): (code: string) => string {
  const key = `${type} ${locale}`;
  const known = names.get(key) ?? createNames(locale, type);
  names.set(key, known);
  return known;
}

/** Each lookup takes a microsecond, and a listeners table needs thousands. */
function createNames(locale: string, type: 'region' | 'language'): (code: string) => string {
  const cache = new Map<string, string>();
  const intl = new Intl.DisplayNames(locale, { type });
  return (code) => {
    const name = cache.get(code) ?? intl.of(code) ?? code;
    cache.set(code, name);
    return name;
  };
}

/** The name of a country (ISO 3166-1), or its code if there is none. */
export const countryName = (locale: string, code: string): string => namesIn(locale, 'region')(code);

/** The name of a language (ISO 639-1), or its code if there is none. */
export const languageName = (locale: string, code: string): string => namesIn(locale, 'language')(code);
