import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ToggleGroup, ToggleGroupItem } from '@unmuted/ui/toggle-group';
import { type CountryPreset, presetIds, presets } from '#/features/cast/geoblocking/country-presets.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const names: Record<CountryPreset, MessageDescriptor> = {
  eu: msg({ message: 'EU', context: 'European Union' }),
  eea: msg({ message: 'EEA', context: 'European Economic Area' }),
  europe: msg`Europe`,
  northAmerica: msg`North America`,
  southAmerica: msg`South America`,
  asia: msg`Asia`,
  africa: msg`Africa`,
  oceania: msg`Oceania`,
};

export interface PresetPickerProps {
  countries: readonly string[];
  isFixed: boolean;
  onChange: (countries: readonly string[]) => void;
}

/** Toggle buttons for groups of countries: pressed while all are on the list; pressing again removes them. */
export function PresetPicker({ countries, isFixed, onChange }: PresetPickerProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const listed = new Set(countries);
  const pressed = presetIds.filter((id) => presets[id].every((code) => listed.has(code)));

  function toggle(next: readonly string[]) {
    const toggled = presetIds.find((id) => pressed.includes(id) !== next.includes(id));
    if (!toggled) return;
    const codes = presets[toggled];
    onChange(
      pressed.includes(toggled)
        ? countries.filter((code) => !codes.includes(code))
        : [...countries, ...codes.filter((code) => !listed.has(code))],
    );
  }

  return (
    <ToggleGroup
      aria-label={t`Country groups`}
      disabled={isFixed}
      type="multiple"
      value={pressed}
      onValueChange={toggle}
    >
      {presetIds.map((id) => (
        <ToggleGroupItem count={formats.number(presets[id].length)} key={id} value={id}>
          {i18n._(names[id])}
        </ToggleGroupItem>
      ))}
    </ToggleGroup>
  );
}
