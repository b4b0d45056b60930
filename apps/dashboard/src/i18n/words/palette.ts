import type { I18n } from '@lingui/core';
import type { PaletteLabels } from '@unmuted/ui/provider';

export function paletteWords(_i18n: I18n): PaletteLabels {
  return {};
}
