import { useMemo, useState } from 'react';
import { Combobox, type ComboboxProps } from '#/components/combobox/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { currentZoneName, zoneLabel, zoneOptions } from './time-zones.ts';

/** Props of {@link TimeZoneSelect}: those of `Combobox`; values are IANA names such as "Europe/Dublin". */
export interface TimeZoneSelectProps
  extends Omit<
    ComboboxProps<string>,
    'options' | 'filter' | 'loading' | 'loadError' | 'onRetry' | 'onQueryChange' | 'valueLabel'
  > {
  /** The instant for which offsets are shown. Default: when the list is first opened. */
  at?: Date | undefined;
}

const none: readonly never[] = [];

/** Selects a time zone by city, country or UTC offset. Renamed IANA zones show their current name. */
export function TimeZoneSelect({ at, value, defaultValue, onFocus, ...rest }: TimeZoneSelectProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('pickers');
  // Computing the offsets of 400 zones is deferred until the field receives focus.
  const [openedAtMs, setOpenedAtMs] = useState<number | undefined>(undefined);
  const momentMs = openedAtMs === undefined ? undefined : (at?.getTime() ?? openedAtMs);
  const options = useMemo(
    () => (momentMs === undefined ? none : zoneOptions(locale, new Date(momentMs))),
    [momentMs, locale],
  );
  const known = (zone: string | null | undefined) => (zone ? currentZoneName(zone) : zone);
  // Only the initial value may be missing from the list: later values come from it.
  const first = value ?? defaultValue;
  return (
    <Combobox
      placeholder={labels.searchTimeZone}
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
