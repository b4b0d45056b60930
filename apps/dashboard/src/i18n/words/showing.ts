import type { I18n } from '@lingui/core';
import type { ShowingLabels } from '@unmuted/ui/provider';

export function showingWords(_i18n: I18n): ShowingLabels {
  return {};
}
