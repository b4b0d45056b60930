import { type Locale, locales } from '@unmuted/api/contract';

/** The best supported language for an Accept-Language header (RFC 9110 §12.5.4), by primary subtag. */
export function pickLocale(header: string | undefined, fallback: Locale): Locale {
  let best = { locale: fallback, quality: 0 };
  for (const range of (header ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const locale = locales.find((candidate) => candidate === tag.split('-')[0]);
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = weight === undefined ? 1 : Number(weight.slice(2));
    if (locale && quality > best.quality && quality <= 1) best = { locale, quality };
  }
  return best.locale;
}
