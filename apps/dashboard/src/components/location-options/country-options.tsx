import { memo } from 'react';
import { useCountries } from '#/components/location-options/use-countries.ts';

/** `<option>`s for all countries, in the current language. Memoized, because there are hundreds. */
export const CountryOptions = memo(function CountryOptions() {
  return useCountries().map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
});
