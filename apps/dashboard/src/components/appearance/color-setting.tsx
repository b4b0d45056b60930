import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { ColorInput } from '@unmuted/ui/color-input';

/** Colours to start from: the specification's blue first. Text on them is always black or white, whichever reads better. */
const swatches: readonly { value: string; label: MessageDescriptor }[] = [
  { value: '#3e82f7', label: msg`Blue` },
  { value: '#0f766e', label: msg`Teal` },
  { value: '#6d28d9', label: msg`Violet` },
  { value: '#c90058', label: msg`Pink` },
  { value: '#f2b705', label: msg`Yellow` },
  { value: '#12161c', label: msg`Black` },
  { value: '#ffffff', label: msg`White` },
];

export interface ColorSettingProps {
  labelId: string;
  value: string;
  onChange: (value: string) => void;
}

export function ColorSetting({ labelId, value, onChange }: ColorSettingProps) {
  const { i18n } = useLingui();
  return (
    <ColorInput
      aria-labelledby={labelId}
      defaultValue={value}
      onValueChange={onChange}
      swatches={swatches.map(({ value, label }) => ({ value, label: i18n._(label) }))}
      value={value}
    />
  );
}
