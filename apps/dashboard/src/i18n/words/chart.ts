import type { I18n } from '@lingui/core';
import type { ChartLabels } from '@unmuted/ui/provider';

export function chartWords(_i18n: I18n): ChartLabels {
  return {};
}
