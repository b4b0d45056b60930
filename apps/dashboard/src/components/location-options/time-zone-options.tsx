import { memo } from 'react';
import { timeZoneGroups } from '#/components/location-options/time-zones.ts';

/** `<option>`s for all time zones by area, always including `also`. Memoized, because there are hundreds. */
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
