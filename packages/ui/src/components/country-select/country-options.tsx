import { Flag } from '#/components/flag/index.ts';
import type { ListOption } from '#/components/listbox/listbox.types.ts';
import { COUNTRY_CODES } from './country-codes.ts';

const options = new Map<string, readonly ListOption[]>();

/**
 * Every country as an option, sorted in the user's language and searchable by its localized, English and short names
 * ("UK"), by its code, and optionally by its names in other languages.
 */
export function countryOptions(locale: string, otherLocales: readonly string[] = []): readonly ListOption[] {
  const id = [locale, ...otherLocales].join();
  const known = options.get(id);
  if (known) return known;
  const others = otherLocales.map((other) => new Intl.DisplayNames(other, { type: 'region' }));
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const short = new Intl.DisplayNames(locale, { type: 'region', style: 'short' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const made = COUNTRY_CODES.map((code) => {
    const inEnglish = english.of(code) ?? code;
    return {
      value: code,
      label: names.of(code) ?? code,
      icon: <Flag code={code} />,
      keywords: [
        code,
        short.of(code) ?? code,
        inEnglish,
        // As users type where Intl writes "Trinidad & Tobago" and "St. Lucia".
        inEnglish.replace('&', 'and').replace('St.', 'Saint'),
        ...others.map((other) => other.of(code) ?? code),
      ],
    };
  }).sort(byLabel(locale));
  options.set(id, made);
  return made;
}

function byLabel(locale: string) {
  const { compare } = new Intl.Collator(locale);
  return (a: ListOption, b: ListOption) => compare(a.label, b.label);
}

/** Options for the given codes only. */
export function pickCountries(
  all: readonly ListOption[],
  codes: readonly string[] | undefined,
): readonly ListOption[] {
  return codes === undefined ? all : all.filter((option) => codes.includes(option.value));
}
