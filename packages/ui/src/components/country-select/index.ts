export { COUNTRY_CODES } from './country-codes.ts';
export {
  type CountryChoice,
  CountryMultiSelect,
  type CountryMultiSelectProps,
  CountrySelect,
  type CountrySelectProps,
  useCountryOptions,
} from './country-select.tsx';
