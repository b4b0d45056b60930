export { COUNTRY_CODES } from './country-codes.ts';
export {
  CountryMultiSelect,
  type CountryMultiSelectProps,
  CountrySelect,
  type CountrySelectProps,
} from './country-select.tsx';
