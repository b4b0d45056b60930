import type { I18n } from '@lingui/core';
import type { PickerLabels } from '@unmuted/ui/provider';

export function pickersWords(_i18n: I18n): PickerLabels {
  return {};
}
