import type { I18n } from '@lingui/core';
import type { DateLabels } from '@unmuted/ui/provider';

export function datesWords(_i18n: I18n): DateLabels {
  return {};
}
