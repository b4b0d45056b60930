import { memo } from 'react';
import { timeZoneGroups } from '#/components/location-options/time-zones.ts';

/** The `<option>`s of a time zone, by area; `also` is one of them in any case. They are drawn once: there are hundreds. */
export const TimeZoneOptions = memo(function TimeZoneOptions({ also }: { also: string }) {
  return timeZoneGroups(also).map(({ area, zones }) => {
    const options = zones.map(({ id, place }) => (
      <option key={id} value={id}>
        {place}
      </option>
    ));
    return area === '' ? (
      options
    ) : (
      <optgroup key={area} label={area}>
        {options}
      </optgroup>
    );
  });
});
