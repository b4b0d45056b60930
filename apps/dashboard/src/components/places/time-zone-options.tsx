import { useMemo } from 'react';
import { timeZoneGroups } from '#/components/places/time-zones.ts';

/** The `<option>`s of a time zone, by area; `also` is one of them in any case. */
export function TimeZoneOptions({ also }: { also: string }) {
  const groups = useMemo(() => timeZoneGroups(also), [also]);
  return groups.map(({ area, zones }) => {
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
}
