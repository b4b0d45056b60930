import { useMemo, useState } from 'react';
import { Combobox, type ComboboxProps } from '#/components/combobox/index.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { useWords } from '#/provider/ui-words.tsx';
import { currentZoneName, zoneLabel, zoneOptions } from './time-zones.ts';

/** Props of {@link TimeZoneSelect}: those of a `Combobox`; values are IANA names such as "Europe/Dublin". */
export interface TimeZoneSelectProps
  extends Omit<
    ComboboxProps<string>,
    'options' | 'filter' | 'loading' | 'loadError' | 'onRetry' | 'onQueryChange' | 'valueLabel'
  > {
  /** The moment whose offsets are shown. Default: when the list is first opened. */
  at?: Date | undefined;
}

const none: readonly never[] = [];

/** A time zone, found by its city, its country or its offset from UTC. A name that IANA has changed shows as the new one. */
export function TimeZoneSelect({ at, value, defaultValue, onFocus, ...rest }: TimeZoneSelectProps) {
  const { locale } = useUi();
  const words = useWords('pickers');
  // Four hundred zones with their offsets are only worth their milliseconds to someone who comes here.
  const [openedAtMs, setOpenedAtMs] = useState<number | undefined>(undefined);
  const momentMs = openedAtMs === undefined ? undefined : (at?.getTime() ?? openedAtMs);
  const options = useMemo(
    () => (momentMs === undefined ? none : zoneOptions(locale, new Date(momentMs))),
    [momentMs, locale],
  );
  const known = (zone: string | null | undefined) => (zone ? currentZoneName(zone) : zone);
  // Only what was there at first can be unknown to the list: what is chosen later comes out of it.
  const first = value ?? defaultValue;
  return (
    <Combobox
      placeholder={words.searchTimeZone}
      {...rest}
      value={known(value)}
      defaultValue={known(defaultValue)}
      valueLabel={first ? zoneLabel(first) : undefined}
      options={options}
      onFocus={(event) => {
        onFocus?.(event);
        setOpenedAtMs((before) => before ?? Date.now());
      }}
    />
  );
}
