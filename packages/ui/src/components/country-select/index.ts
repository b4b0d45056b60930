export { COUNTRY_CODES } from './country-codes.ts';
export {
  type CountryListOptions,
  CountryMultiSelect,
  type CountryMultiSelectProps,
  CountrySelect,
  type CountrySelectProps,
  useCountryOptions,
} from './country-select.tsx';
