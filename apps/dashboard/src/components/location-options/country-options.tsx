import { memo } from 'react';
import { useCountries } from '#/components/location-options/use-countries.ts';

/** The `<option>`s of a country, in the language of the page. They are drawn once: there are hundreds. */
export const CountryOptions = memo(function CountryOptions() {
  return useCountries().map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
});
