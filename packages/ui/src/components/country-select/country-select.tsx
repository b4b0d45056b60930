import { useMemo } from 'react';
import { Combobox, type ComboboxProps } from '#/components/combobox/index.ts';
import type { ListOption } from '#/components/listbox/listbox.types.ts';
import { MultiSelect, type MultiSelectProps } from '#/components/multi-select/index.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { useWords } from '#/provider/ui-words.tsx';
import { countryOptions, pickCountries } from './country-options.tsx';

/** Which countries are offered, and by what they are found. */
export interface CountryChoice {
  /** Only these can be chosen, by ISO 3166-1 alpha-2. Default: all 249. */
  codes?: readonly string[] | undefined;
  /** Languages by whose names they are found too, beside the reader's and English. */
  otherLocales?: readonly string[] | undefined;
}

/** What is fixed by what it chooses from. */
type OfTheList = 'options' | 'filter' | 'loading' | 'loadError' | 'onRetry' | 'onQueryChange' | 'valueLabel';

/** Props of {@link CountrySelect}: those of a `Combobox`; values are codes such as "IE". */
export interface CountrySelectProps extends Omit<ComboboxProps<string>, OfTheList>, CountryChoice {}

/** One country, found by its name in the reader's language, in English, or by its code. */
export function CountrySelect({ codes, otherLocales, ...rest }: CountrySelectProps) {
  const words = useWords('pickers');
  return (
    <Combobox
      placeholder={words.searchCountry}
      {...rest}
      options={useCountryOptions({ codes, otherLocales })}
    />
  );
}

/** Props of {@link CountryMultiSelect}: those of a `MultiSelect`; values are codes such as "IE". */
export interface CountryMultiSelectProps extends Omit<MultiSelectProps<string>, OfTheList>, CountryChoice {}

/** Several countries, found by their names in the reader's language, in English, or by their codes. */
export function CountryMultiSelect({ codes, otherLocales, ...rest }: CountryMultiSelectProps) {
  const words = useWords('pickers');
  return (
    <MultiSelect
      placeholder={words.searchCountry}
      addPlaceholder={words.addCountry}
      {...rest}
      options={useCountryOptions({ codes, otherLocales })}
    />
  );
}

/** Countries as options, for a `Combobox` that offers more than them. */
export function useCountryOptions({ codes, otherLocales }: CountryChoice): readonly ListOption[] {
  const { locale } = useUi();
  return useMemo(
    () => pickCountries(countryOptions(locale, otherLocales), codes),
    [locale, otherLocales, codes],
  );
}
