import { useMemo } from 'react';
import { Combobox, type ComboboxProps } from '#/components/combobox/index.ts';
import type { ListOption } from '#/components/listbox/listbox.types.ts';
import { MultiSelect, type MultiSelectProps } from '#/components/multi-select/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { countryOptions, pickCountries } from './country-options.tsx';

/** The selectable countries and their search terms. */
export interface CountryListOptions {
  /** Selectable countries, by ISO 3166-1 alpha-2. Default: the 249 of the standard, and Kosovo. */
  codes?: readonly string[] | undefined;
  /** Additional languages whose country names match the query. */
  otherLocales?: readonly string[] | undefined;
}

/** Props defined by the list of countries. */
type ListProps = 'options' | 'filter' | 'loading' | 'loadError' | 'onRetry' | 'onQueryChange' | 'valueLabel';

/** Props of {@link CountrySelect}: those of `Combobox`; values are codes such as "IE". */
export interface CountrySelectProps extends Omit<ComboboxProps<string>, ListProps>, CountryListOptions {}

/** Selects a country, searchable by localized name, English name or code. */
export function CountrySelect({ codes, otherLocales, ...rest }: CountrySelectProps) {
  const labels = useLabelGroup('pickers');
  return (
    <Combobox
      placeholder={labels.searchCountry}
      {...rest}
      options={useCountryOptions({ codes, otherLocales })}
    />
  );
}

/** Props of {@link CountryMultiSelect}: those of `MultiSelect`; values are codes such as "IE". */
export interface CountryMultiSelectProps
  extends Omit<MultiSelectProps<string>, ListProps>,
    CountryListOptions {}

/** Selects several countries, searchable by localized name, English name or code. */
export function CountryMultiSelect({ codes, otherLocales, ...rest }: CountryMultiSelectProps) {
  const labels = useLabelGroup('pickers');
  return (
    <MultiSelect
      placeholder={labels.searchCountry}
      addPlaceholder={labels.addCountry}
      {...rest}
      options={useCountryOptions({ codes, otherLocales })}
    />
  );
}

/** Countries as options, for a `Combobox` with additional options. */
export function useCountryOptions({ codes, otherLocales }: CountryListOptions): readonly ListOption[] {
  const { locale } = useUi();
  return useMemo(
    () => pickCountries(countryOptions(locale, otherLocales), codes),
    [locale, otherLocales, codes],
  );
}
